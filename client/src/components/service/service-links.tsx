import { type Page, type Service, serviceLabel, SERVICES } from '#shared/catalogue';
import { LinkList } from '../card/link-list.tsx';

interface ServiceLinksProps {
  heading: string;
  form: Service['form'];
  /** The current page, which gets no link. */
  page: Page;
  more: { label: string; path: string }[];
}

/** Links to the other services with the same form. */
export function ServiceLinks({ heading, form, page, more }: ServiceLinksProps) {
  const services = SERVICES.filter((service) => service.form === form && service.path !== page.path);
  return (
    <>
      <h2>{heading}</h2>
      <LinkList
        links={[...services.map((service) => ({ label: serviceLabel(service), path: service.path })), ...more]}
      />
    </>
  );
}
