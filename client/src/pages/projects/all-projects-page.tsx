import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { PeriodLinks } from '../../components/project/periods/period-links.tsx';
import { ProjectFigures } from '../../components/project/project-figures.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { Button } from '../../components/button/button.tsx';
import { useAllProjects } from './use-all-projects.tsx';
import styles from './all-projects-page.module.css';

/** The search across all project lists. Without JavaScript, figures and links to the lists remain. */
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

/** The search, once its data and code have loaded. */
function ProjectSearch() {
  const { projects, hasFailed, retry } = useAllProjects();
  if (hasFailed)
    return (
      <div role="alert" className={styles.waiting}>
        <p>The projects could not be loaded. Check your connection and try again.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  return projects ?? <p className={styles.waiting}>Loading projects...</p>;
}
