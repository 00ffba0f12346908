import type { Content } from '../documents.ts';
import type { Period, Project } from '../documents/projects.ts';
import { SAMPLE } from '../sample/sample.ts';
import type { SiteSource } from './make-site.ts';
import { allProjects, projectsFile, projectsOfHome } from './shown-projects.ts';

const PICTURE = { base: '/assets/road', widths: [324], width: 1200, height: 800, tone: 'tone-mist' as const };

const sourceOf = (projects: Content['projects'] = SAMPLE.projects): SiteSource => ({
  content: { ...SAMPLE, projects },
  pictures: new Map([['road', PICTURE]]),
  shares: new Map(),
  version: '1',
  isSample: false,
  hasSampleSign: true,
});

const ROAD = { picture: 'road', alt: 'A road.' };

const project = (id: number, fields: Partial<Project> = {}): Project => ({
  id,
  project: `Project ${id}`,
  location: null,
  client: 'DPWH',
  cost: 1_234_567,
  picture: ROAD,
  ...fields,
});

const period = (name: string, completed: Project[], clients = true): Period => ({
  name,
  clients,
  completed,
  subcontracted: [],
});

const homeOf = (periods: Period[]) => projectsOfHome(sourceOf({ periods })).map(({ id }) => id);

describe('the projects of the home page', () => {
  it('are six of the newest with pictures, of different kinds first', () => {
    const kinds = ['Roads', 'Roads', 'Bridges', 'Schools', 'Bridges', 'Roads', 'Drainage'];
    const older = kinds.map((kind, index) => project(index + 1, { kind }));
    const newer = [project(21, { kind: 'Roads' }), project(22, { picture: null, kind: 'Irrigation' })];
    expect(homeOf([period('2023', older), period('2024', newer)])).toEqual([21, 3, 4, 7, 1, 2]);
  });

  it('begin with those whose picture shows the project itself', () => {
    const photos = [{ picture: ROAD, caption: 'The road' }];
    const rows = [project(1), project(2, { own: true }), project(3, { picture: null, photos }), project(4)];
    expect(homeOf([period('2023', rows)])).toEqual([2, 3, 1, 4]);
  });

  it('are six of the sample, each of another kind and with its years', () => {
    const cards = projectsOfHome(sourceOf());
    expect(new Set(cards.map(({ kind }) => kind)).size).toBe(6);
    for (const card of cards)
      expect(card).toMatchObject({ period: '2024', picture: { alt: expect.any(String) as string } });
  });
});

describe('the file of all projects', () => {
  it('has the newest first, each picture once and no cost', () => {
    const file = projectsFile(sourceOf({ periods: [period('2005', [project(1)]), period('2006', [project(1)])] }));
    expect(file.pictures).toEqual([{ ...PICTURE, alt: 'A road.' }]);
    expect(file.projects.map(({ period: years, picture }) => [years, picture])).toEqual([
      ['2006', 0],
      ['2005', 0],
    ]);
    expect(JSON.stringify(file)).not.toMatch(/cost|1234567/);
  });

  it('names no client of a list that shows none, and says what was done for another contractor', () => {
    const hidden = period('2005', [project(1)], false);
    const shown = { ...period('2006', []), subcontracted: [project(1)] };
    expect(allProjects(sourceOf({ periods: [hidden, shown] }))).toMatchObject([
      { period: '2006', client: 'DPWH', subcontracted: true },
      { period: '2005', client: null },
    ]);
  });
});
