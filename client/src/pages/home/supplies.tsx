import { LinkList } from '../../components/card/link-list.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { supplyLinks } from '../../components/service/supply-links.ts';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './supplies.module.css';

export function Supplies() {
  const { supplies } = usePageData().home!;
  const { heading, lead, picture } = supplies;
  const links = supplyLinks(useSite());
  if (links.length === 0) return null;
  return (
    <Section tone="concrete" heading={heading} lead={lead} of={supplies}>
      <div className={styles.supplies}>
        <Picture picture={picture} sizes="(max-width: 64rem) 100vw, 36rem" />
        <LinkList links={links} />
      </div>
    </Section>
  );
}
