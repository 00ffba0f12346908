import type { Period, Project } from '../documents/projects.ts';
import type { Photo } from '../fields/photos.ts';
import { deepFilled } from '../fields/placeholders.ts';
import type { ShownPicture } from '../pictures/picture.ts';
import { fillingOf, shown, shownOrNull, type SiteSource } from './make-site.ts';
import type { ProjectsFile, ShownPeriod, ShownPhoto, ShownProject, ShownProjectOfPeriod } from './page-data.ts';

type Pictures = SiteSource['pictures'];

export const shownPhotos = (pictures: Pictures, photos: readonly Photo[] | undefined): ShownPhoto[] | undefined =>
  photos?.length ? photos.map((photo) => ({ ...photo, picture: shown(pictures, photo.picture) })) : undefined;

/** Caches results by their source. Content is never changed in place, so an unchanged source gives the identical object. */
function remembered<Source extends object, Shown>(make: (pictures: Pictures, source: Source) => Shown) {
  const known = new WeakMap<Pictures, WeakMap<Source, Shown>>();
  return (pictures: Pictures, source: Source): Shown => {
    const ofPictures = known.get(pictures) ?? new WeakMap<Source, Shown>();
    known.set(pictures, ofPictures);
    const shownNow = ofPictures.get(source) ?? make(pictures, source);
    ofPictures.set(source, shownNow);
    return shownNow;
  };
}

const shownProject = remembered((pictures, { cost: _cost, picture, photos, ...project }: Project): ShownProject => ({
  ...project,
  picture: shownOrNull(pictures, picture),
  photos: shownPhotos(pictures, photos),
}));

/** While an editor types in one of thousands of rows, the others keep their identity. */
export const shownPeriod = remembered((pictures, { name, clients, completed, subcontracted }: Period): ShownPeriod => ({
  name,
  clients,
  completed: completed.map((project) => shownProject(pictures, project)),
  subcontracted: subcontracted.map((project) => shownProject(pictures, project)),
}));

/** A project outside the list of its period, which decides whether clients are shown. */
function ofPeriod({ name, clients }: Pick<Period, 'name' | 'clients'>, project: ShownProject) {
  return { ...project, client: clients ? project.client : null, period: name };
}

/** All projects, the newest period first. */
export function allProjects({ content, pictures }: SiteSource): ShownProjectOfPeriod[] {
  return content.projects.periods.toReversed().flatMap((period) => [
    ...period.completed.map((project) => ofPeriod(period, shownProject(pictures, project))),
    ...period.subcontracted.map((project) => ({
      ...ofPeriod(period, shownProject(pictures, project)),
      subcontracted: true as const,
    })),
  ]);
}

/** Each picture is listed once; projects give its index. */
export function projectsFile(source: SiteSource): ProjectsFile {
  const numbers = new Map<string, number>();
  const shownPictures: ShownPicture[] = [];
  const numberOf = (picture: ShownPicture) => {
    const key = JSON.stringify(picture);
    const number = numbers.get(key) ?? shownPictures.push(picture) - 1;
    numbers.set(key, number);
    return number;
  };
  const filled = deepFilled(allProjects(source), fillingOf(source.content));
  const projects = filled.map(({ picture, ...project }) => ({ ...project, picture: picture && numberOf(picture) }));
  return { pictures: shownPictures, projects };
}

/** On the home page. */
const MAX_CARDS = 6;

const hasPhotos = ({ photos }: Project) => (photos?.length ?? 0) > 0;

/** Whether it has a picture of the project itself. */
const isReal = (project: Project) => hasPhotos(project) || (project.own === true && project.picture !== null);

const isPictured = (project: Project) => hasPhotos(project) || project.picture !== null;

interface Listed {
  project: Project;
  period: Period;
}

const realFirst = (projects: readonly Listed[]): Listed[] => [
  ...projects.filter(({ project }) => isReal(project)),
  ...projects.filter(({ project }) => !isReal(project)),
];

/** The first project of each kind, then the others. */
function kindsFirst(projects: readonly Listed[]): Listed[] {
  const seen = new Set<string>();
  const [first, others]: Listed[][] = [[], []];
  for (const entry of projects) {
    const kind = entry.project.kind ?? entry.project.picture?.picture ?? '';
    (seen.has(kind) ? others : first).push(entry);
    seen.add(kind);
  }
  return [...first, ...others];
}

/** The newest projects with pictures: pictures of the project itself first, and different kinds of work before a kind repeats. */
export function projectsOfHome({ content, pictures }: SiteSource): ShownProjectOfPeriod[] {
  const newest = content.projects.periods
    .toReversed()
    .flatMap((period) => period.completed.filter(isPictured).map((project) => ({ project, period })));
  const ofKinds = kindsFirst(realFirst(newest));
  return realFirst(ofKinds)
    .slice(0, MAX_CARDS)
    .map(({ project, period }) => ofPeriod(period, shownProject(pictures, project)));
}
