import { type Page, type Service, serviceLabel, SERVICES } from '../../../../shared/catalogue.ts';
import { LinkList } from '../card/link-list.tsx';

interface ServiceLinksProps {
  heading: string;
  form: Service['form'];
  /** Is not linked to itself. */
  page: Page;
  more: { label: string; path: string }[];
}

/** The pages of the services that share a form, and what stands nearby. */
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
