import { useEffect, useRef } from 'react';
import { PATHS } from '#shared/catalogue';
import type { ShownProject, ShownProjectOfPeriod } from '#shared/content/site/page-data';
import { projectPath } from '#shared/content/site/site';
import { LinkButton } from '../../button/link-button.tsx';
import { CopyButton } from '../../copy-button/copy-button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectPictures } from './project-pictures.tsx';
import { ProjectSteps } from './project-steps.tsx';
import styles from './project-view.module.css';
import { UNKNOWN } from '../unknown.ts';

type AnyProject = ShownProject | ShownProjectOfPeriod;

export interface ProjectViewProps {
  project?: AnyProject;
  /** The list that the page shows, if it shows only one. */
  period?: { name: string; clients: boolean };
  /** The projects to step through, in order; omitted for no stepping. */
  among?: readonly AnyProject[];
  /** Declared as a method for bivariance: callers receive only projects that they passed in. */
  onOpen?(this: void, project: AnyProject): void;
  onClose: () => void;
}

/** The years of the project's list. */
const yearsOf = (project: AnyProject, period?: { name: string }) =>
  period?.name ?? ('period' in project ? project.period : '');

/** The address of a project on its list's page, wherever it was opened. */
const linkTo = (project: AnyProject, years: string) =>
  new URL(`${projectPath(years)}?project=${project.id}`, location.origin).href;

export function ProjectView({ project, period, among, onOpen, onClose }: ProjectViewProps) {
  return (
    <Dialog open={Boolean(project)} heading={project?.project ?? ''} onClose={onClose} startsAtClose>
      {project && (
        <>
          <p className={styles.place}>{project.location ?? UNKNOWN}</p>
          <Body key={project.id + yearsOf(project, period)} project={project} period={period} />
          <div className={styles.foot}>
            <p className={styles.actions}>
              <LinkButton to={PATHS.offers}>Request a quote</LinkButton>
              <CopyButton text={() => linkTo(project, yearsOf(project, period))} copied="Link copied.">
                Copy link
              </CopyButton>
            </p>
            {among && onOpen && <ProjectSteps project={project} among={among} onOpen={onOpen} />}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Body({ project, period }: { project: AnyProject; period: ProjectViewProps['period'] }) {
  const years = yearsOf(project, period);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.closest('dialog')?.scrollTo?.(0, 0);
  }, []);
  return (
    <div ref={ref} className={styles.body}>
      <ProjectPictures project={project} />
      <ProjectFacts
        project={project}
        years={years}
        isListed={period !== undefined}
        hidesClient={!(period?.clients ?? true)}
      />
    </div>
  );
}
