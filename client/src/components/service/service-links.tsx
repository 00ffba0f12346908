import type { Service } from '#shared/content/documents/services';
import { serviceLabel } from '#shared/content/addresses/site';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { LinkList } from '../card/link-list.tsx';

interface ServiceLinksProps {
  heading: string;
  form: Service['form'];
  more: { label: string; path: string }[];
}

/** Links to the other services with the same form. */
export function ServiceLinks({ heading, form, more }: ServiceLinksProps) {
  const { page } = usePageData();
  const services = useSite().services.filter((service) => service.form === form && service.path !== page.path);
  return (
    <>
      <h2>{heading}</h2>
      <LinkList
        links={[...services.map((service) => ({ label: serviceLabel(service), path: service.path })), ...more]}
      />
    </>
  );
}
