import { edit } from '#shared/content/places';
import { usePageData } from '../../content/page-context.tsx';
import { Fold } from '../fold/fold.tsx';
import { Section, SectionHead } from '../page/section.tsx';
import styles from './about.module.css';
import { History } from './history.tsx';
import { OrgChart } from './org-chart/org-chart.tsx';
import { Principle } from './principle.tsx';

interface SectionProps {
  /** Folds the principles and the chart on phones. */
  folded?: boolean;
}

function Statements() {
  const about = usePageData().about!;
  return (
    <Section>
      <div className={styles.statements}>
        <div>
          <SectionHead heading="Mission" />
          <p {...edit(about, 'mission')}>{about.mission}</p>
        </div>
        <div>
          <SectionHead heading="Vision" />
          <p {...edit(about, 'vision')}>{about.vision}</p>
        </div>
      </div>
    </Section>
  );
}

const CompanyHistory = () => (
  <Section tone="concrete" heading="Company History">
    <History about={usePageData().about!} />
  </Section>
);

const Principles = ({ folded }: SectionProps) => (
  <Section tone="ink" heading="Guiding Principles">
    <div className={styles.principles}>
      {usePageData().about!.principles.map((principle, index) => (
        <Principle key={index} principle={principle} folded={folded} />
      ))}
    </div>
  </Section>
);

function Organization({ folded }: SectionProps) {
  const { chart } = usePageData().about!;
  return (
    <Section heading="Organization">
      {folded ? (
        <Fold summary="The organizational chart">
          <OrgChart chart={chart} />
        </Fold>
      ) : (
        <OrgChart chart={chart} />
      )}
    </Section>
  );
}

/** The sections about the company, for the home page and /about. */
export const ABOUT_BLOCK = {
  mission: Statements,
  history: CompanyHistory,
  principles: Principles,
  organization: Organization,
};
