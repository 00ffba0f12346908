import { PATHS, serviceLabel, SERVICES } from '#shared/catalogue';
import { LinkList } from '../../components/card/link-list.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { MATERIAL_TEXTS } from '../../content/materials.ts';
import pouring from '../../pictures/materials/ready-mix-concrete.jpg?picture';
import styles from './supplies.module.css';

const LINKS = [
  ...SERVICES.filter(({ form }) => form === 'inquiry').map((service) => ({
    label: serviceLabel(service),
    path: service.path,
  })),
  { label: 'Inquire about materials', path: PATHS.services },
  { label: 'Equipment for rent', path: PATHS.rentals },
];

export function Supplies() {
  return (
    <Section
      tone="concrete"
      heading="Concrete and aggregates"
      lead="Ready-mix concrete, vibro sand and crushed gravel, picked up at the plant or delivered to your site."
    >
      <div className={styles.supplies}>
        <Picture
          source={pouring}
          alt={MATERIAL_TEXTS['Ready Mix Concrete'].picture.alt}
          sizes="(max-width: 64rem) 100vw, 36rem"
        />
        <LinkList links={LINKS} />
      </div>
    </Section>
  );
}
