import { edit } from '#shared/content/places';
import type { ShownProjectOfPeriod } from '#shared/content/site/page-data';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { Link } from '#client/components/link/link.tsx';
import { Section } from '#client/components/page/section.tsx';
import { Picture } from '#client/components/picture/picture.tsx';
import { coverOf, isOwnCover } from '#client/components/project/cover.ts';
import { PeriodLinks } from '#client/components/project/periods/period-links.tsx';
import { ProjectFigures } from '#client/components/project/project-figures.tsx';
import { openerId, useOpenProject } from '#client/components/project/use-open-project.ts';
import { ProjectDialog } from '#client/components/project/view/project-dialog.tsx';
import { usePageData } from '#client/content/page-context.tsx';
import styles from './work.module.css';

const SIZES = '(max-width: 40rem) 7rem, (max-width: 64rem) 50vw, 24rem';

/** The links open a project here; in a new tab and without scripts they lead to its list. */
function ProjectCards({ projects }: { projects: readonly ShownProjectOfPeriod[] }) {
  const { opened, open, close } = useOpenProject(projects);
  if (projects.length === 0) return null;
  return (
    <div>
      <ul className={styles.cards}>
        {projects.map((project) => (
          <ProjectCard key={openerId(project)} project={project} onOpen={open} />
        ))}
      </ul>
      {projects.every(isOwnCover) || <p className={styles.note}>{MESSAGES.projects.illustrationNote}</p>}
      <ProjectDialog project={opened} among={projects} onOpen={open} onClose={close} />
    </div>
  );
}

interface ProjectCardProps {
  project: ShownProjectOfPeriod;
  onOpen: (project: ShownProjectOfPeriod) => void;
}

function ProjectCard({ project, onOpen }: ProjectCardProps) {
  const picture = coverOf(project);
  const { period, id, location } = project;
  return (
    <li className={styles.card}>
      {picture && <Picture picture={picture} sizes={SIZES} />}
      <div>
        <h3>
          <Link
            id={openerId(project)}
            to={`${projectPath(period)}?project=${id}`}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens a new tab or window
              event.preventDefault();
              onOpen(project);
            }}
          >
            {project.project}
          </Link>
        </h3>
        <p {...edit(project, 'location')}>{[period, location].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

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
        </nav>
      </div>
    </Section>
  );
}
