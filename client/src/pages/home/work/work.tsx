import { PATHS } from '#shared/catalogue';
import { Link } from '#client/components/link/link.tsx';
import { Section } from '#client/components/page/section.tsx';
import { PeriodLinks } from '#client/components/project/periods/period-links.tsx';
import { ProjectFigures } from '#client/components/project/project-figures.tsx';
import { usePageData } from '#client/content/page-context.tsx';
import { ProjectCards } from './project-cards.tsx';
import styles from './work.module.css';

/** Completed work: figures, some projects, and links to all. Renders nothing while the lists are empty. */
export function Work() {
  const { work, figures, projects } = usePageData().home!;
  if (figures.projects === 0) return null;
  return (
    <Section heading={work.heading} lead={work.lead} of={work}>
      <div className={styles.work}>
        <ProjectFigures figures={figures} />
        <ProjectCards projects={projects} />
        <nav aria-label="Completed projects by year">
          <PeriodLinks />
          <p className={styles.every}>
            <Link to={PATHS.projects}>Search all years</Link>
          </p>
        </nav>
      </div>
    </Section>
  );
}
