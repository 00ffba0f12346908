import type { Acronym } from '#shared/content/documents/about';
import { edit } from '#shared/content/places';
import { usePageData } from '../../content/page-context.tsx';
import { Fold } from '../fold/fold.tsx';
import { Section, SectionHead } from '../page/section.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './about.module.css';
import { CompanyFacts } from './company-facts.tsx';
import { OrgChart } from './org-chart/org-chart.tsx';

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

function History() {
  const about = usePageData().about!;
  const { history, picture, facts } = about;
  return (
    <Section tone="concrete" heading="Company History">
      <div className={styles.history}>
        <div>
          {history.map((paragraph, index) => (
            <p key={index} {...edit(about, 'history', index)}>
              {paragraph}
            </p>
          ))}
        </div>
        <Picture picture={picture} sizes="(width < 72rem) 100vw, 36rem" />
        <CompanyFacts facts={facts} className={styles.facts} />
      </div>
    </Section>
  );
}

/** An acronym and the words that its letters stand for, which phones fold. */
function Principle({ principle }: { principle: Acronym }) {
  const { letters, line, words } = principle;
  return (
    <div className={styles.principle}>
      <h3 className={styles.letters} {...edit(principle, 'letters')}>
        {letters}
      </h3>
      <p className={styles.line} {...edit(principle, 'line')}>
        {line}
      </p>
      <Fold summary={`What ${letters} stands for`} className={styles.fold}>
        <ul className={styles.words}>
          {words.map((entry, index) => (
            <li key={index}>
              <strong {...edit(entry, 'word')}>{entry.word}</strong>
              <p {...edit(entry, 'line')}>{entry.line}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

const Principles = () => (
  <Section tone="ink" heading="Guiding Principles">
    <div className={styles.principles}>
      {usePageData().about!.principles.map((principle, index) => (
        <Principle key={index} principle={principle} />
      ))}
    </div>
  </Section>
);

function Organization() {
  const { chart } = usePageData().about!;
  return (
    <Section heading="Organization">
      <Fold summary="Organizational chart">
        <OrgChart chart={chart} />
      </Fold>
    </Section>
  );
}

/** The sections about the company, for the home page and /about. */
export const ABOUT_BLOCK = {
  mission: Statements,
  history: History,
  principles: Principles,
  organization: Organization,
};
