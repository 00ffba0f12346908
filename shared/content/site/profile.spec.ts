import type { Content } from '../documents.ts';
import { SAMPLE } from '../sample/sample.ts';
import type { SiteSource } from './make-site.ts';
import { profileOf } from './profile.ts';

type Project = Content['projects']['periods'][number]['completed'][number];

const PICTURE = { picture: 'project-bridge', alt: 'The bridge.' };

const project = (id: number, changes: Partial<Project> = {}): Project => ({
  id,
  project: `Project ${id}`,
  location: 'Gerona',
  client: 'The town',
  cost: 1_000_000,
  picture: null,
  ...changes,
});

const sourceOf = (periods: Content['projects']['periods']): SiteSource => ({
  content: { ...SAMPLE, projects: { periods } },
  pictures: new Map(),
  shares: new Map(),
  version: '1',
  isSample: false,
  hasSampleSign: false,
});

const PERIODS: Content['projects']['periods'] = [
  {
    name: '2024',
    clients: true,
    completed: [project(1, { picture: PICTURE, own: true }), project(2)],
    subcontracted: [project(3)],
  },
  { name: '2025', clients: false, completed: [project(4, { picture: PICTURE })], subcontracted: [] },
  { name: '2026', clients: false, completed: [], subcontracted: [] },
];

describe('the profile', () => {
  const { projects, counts } = profileOf(sourceOf(PERIODS));

  it('has the projects with a picture of their own first, then the newest', () => {
    expect(projects.map((one) => one.project)).toEqual(['Project 1', 'Project 4', 'Project 2']);
    expect(projects.map(({ picture }) => picture !== null)).toEqual([true, false, false]);
  });

  it('names clients where the list of the period names them, and never a cost', () => {
    expect(projects.map(({ client }) => client)).toEqual(['The town', null, 'The town']);
    expect(JSON.stringify(projects)).not.toContain('1000000');
  });

  it('counts the projects of each period that has some', () => {
    expect(counts).toEqual([
      { period: '2024', projects: 3 },
      { period: '2025', projects: 1 },
    ]);
  });
});
