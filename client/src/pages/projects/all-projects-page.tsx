import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { PeriodLinks } from '../../components/project/periods/period-links.tsx';
import { ProjectFigures } from '../../components/project/project-figures.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './all-projects-page.module.css';
import { ProjectSearch } from './project-search.tsx';

/** Every project of every list. Without JavaScript there are the figures, and the ways to the lists. */
export function AllProjectsPage() {
  const { page, projects } = usePageData();
  const { figures, counts } = projects!;
  return (
    <Page lead={page.description}>
      <Section>
        <ProjectSearch />
      </Section>
      <Section tone="concrete" heading="Browse by year">
        <div className={styles.figures}>
          <ProjectFigures figures={figures} />
        </div>
        <PeriodLinks counts={counts} />
      </Section>
    </Page>
  );
}
