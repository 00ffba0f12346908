import { MISSION, PRINCIPLES, VISION } from '../../content/about.ts';
import { Section } from '../page/section.tsx';
import { SectionHead } from '../page/section-head.tsx';
import styles from './about.module.css';
import { History } from './history.tsx';
import { OrgChart } from './org-chart.tsx';
import { Principle } from './principle.tsx';

/** The sections about the company, on the home page and on /about. */
export function AboutBlock() {
  return (
    <>
      <Section>
        <div className={styles.statements}>
          <div>
            <SectionHead heading="Mission" />
            <p>{MISSION}</p>
          </div>
          <div>
            <SectionHead heading="Vision" />
            <p>{VISION}</p>
          </div>
        </div>
      </Section>
      <Section tone="concrete" heading="Company History">
        <History />
      </Section>
      <Section tone="ink" heading="Guiding Principles">
        <div className={styles.principles}>
          {PRINCIPLES.map((principle) => (
            <Principle key={principle.letters} principle={principle} />
          ))}
        </div>
      </Section>
      <Section heading="Organization">
        <OrgChart />
      </Section>
    </>
  );
}
