import { edit } from '#shared/content/places';
import { usePageData } from '../../content/page-context.tsx';
import { Fold } from '../fold/fold.tsx';
import { Section } from '../page/section.tsx';
import { SectionHead } from '../page/section-head.tsx';
import styles from './about.module.css';
import { History } from './history.tsx';
import { OrgChart } from './org-chart/org-chart.tsx';
import { Principle } from './principle.tsx';

interface AboutBlockProps {
  /** Phones get the principles and the chart folded. */
  folded?: boolean;
}

/** The sections about the company, on the home page and on /about. */
export function AboutBlock({ folded }: AboutBlockProps) {
  const about = usePageData().about!;
  const { mission, vision, principles, chart } = about;
  return (
    <>
      <Section>
        <div className={styles.statements}>
          <div>
            <SectionHead heading="Mission" />
            <p {...edit(about, 'mission')}>{mission}</p>
          </div>
          <div>
            <SectionHead heading="Vision" />
            <p {...edit(about, 'vision')}>{vision}</p>
          </div>
        </div>
      </Section>
      <Section tone="concrete" heading="Company History">
        <History about={about} />
      </Section>
      <Section tone="ink" heading="Guiding Principles">
        <div className={styles.principles}>
          {principles.map((principle, index) => (
            <Principle key={index} principle={principle} folded={folded} />
          ))}
        </div>
      </Section>
      <Section heading="Organization">
        {folded ? (
          <Fold summary="The organizational chart">
            <OrgChart chart={chart} />
          </Fold>
        ) : (
          <OrgChart chart={chart} />
        )}
      </Section>
    </>
  );
}
