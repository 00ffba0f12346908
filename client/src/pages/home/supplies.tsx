import { PATHS } from '#shared/catalogue';
import { serviceLabel } from '#shared/content/site/site';
import { LinkList } from '../../components/card/link-list.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './supplies.module.css';

const MORE = [
  { label: 'Inquire about materials', path: PATHS.services },
  { label: 'Equipment for rent', path: PATHS.rentals },
];

export function Supplies() {
  const { supplies } = usePageData().home!;
  const { heading, lead, picture } = supplies;
  const materials = useSite().services.filter(({ form }) => form === 'inquiry');
  const links = materials.map((service) => ({ label: serviceLabel(service), path: service.path }));
  return (
    <Section tone="concrete" heading={heading} lead={lead} of={supplies}>
      <div className={styles.supplies}>
        <Picture picture={picture} sizes="(max-width: 64rem) 100vw, 36rem" />
        <LinkList links={[...links, ...MORE]} />
      </div>
    </Section>
  );
}
