import { useEffect, useRef } from 'react';
import { PATHS } from '#shared/catalogue';
import { longDate } from '#shared/content/long-date';
import { edit } from '#shared/content/places';
import type { AnyProject, ShownPhoto, ShownProject } from '#shared/content/site/page-data';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../button/link-button.tsx';
import { CopyButton } from '../../copy-button/copy-button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { type Fact, FactList } from '../../table/fact-list.tsx';
import { Link } from '../../link/link.tsx';
import { Picture } from '../../picture/picture.tsx';
import { searchPath } from '../search/query.ts';
import { UNKNOWN } from '../unknown.ts';
import { ProjectSteps } from './project-steps.tsx';
import styles from './project-view.module.css';

/** The width of the dialog's text. */
const SIZES = '(min-width: 48rem) 40rem, calc(100vw - 4rem)';

/** Photographs of the project first, then its picture, which may be an illustration. */
function ProjectPictures({ project: { photos = [], picture, own } }: { project: ShownProject }) {
  if (!picture && photos.length === 0) return <p className={styles.noPicture}>{MESSAGES.projects.noImage}</p>;
  return (
    <>
      {photos.map((photo, index) => (
        <Photo key={index} photo={photo} />
      ))}
      {picture && (
        <figure className={styles.picture}>
          <Picture picture={picture} sizes={SIZES} />
          {!own && <figcaption>{MESSAGES.projects.illustrationNote}</figcaption>}
        </figure>
      )}
    </>
  );
}

function Photo({ photo }: { photo: ShownPhoto }) {
  const { picture, caption, place, takenOn } = photo;
  const details = [place, takenOn && longDate(takenOn)].filter(Boolean).join(', ');
  return (
    <figure className={styles.picture}>
      <Picture picture={picture} sizes={SIZES} />
      <figcaption>
        <b {...edit(photo, 'caption')}>{caption}</b>
        {details && <span>{details}</span>}
      </figcaption>
    </figure>
  );
}

interface ProjectFactsProps {
  project: ShownProject & { subcontracted?: true };
  years: string;
  /** Whether the current page is the list of these years. */
  isListed: boolean;
  hidesClient: boolean;
}

/** Facts about a project besides its name and place. */
function ProjectFacts({ project, years, isListed, hidesClient }: ProjectFactsProps) {
  const { client, kind, status, completedOn, scope, subcontracted } = project;
  const shownClient = hidesClient ? null : client;
  const facts: (Fact | false | null | undefined | '')[] = [
    shownClient && { label: 'Client', value: <Link to={searchPath({ client: shownClient })}>{shownClient}</Link> },
    kind && { label: 'Type of work', value: <Link to={searchPath({ kind })}>{kind}</Link> },
    { label: 'Year', value: isListed ? years : <Link to={projectPath(years)}>{years}</Link> },
    subcontracted && { label: 'Role', value: 'Subcontractor' },
    status && { label: 'Status', value: status },
    completedOn && { label: 'Completed on', value: longDate(completedOn) },
    scope && { label: 'Scope', value: scope },
  ];
  return <FactList className={styles.facts} facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}

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
              <LinkButton to={PATHS.offers}>Request a free quote</LinkButton>
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
