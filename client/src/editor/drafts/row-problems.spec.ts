import { problemsOf } from '#shared/content/documents';
import type { Project, Projects } from '#shared/content/documents/projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { problemsOfProjects } from './problems.ts';

const withRow = (row: Partial<Record<keyof Project, unknown>>): Projects => {
  const [first, ...others] = SAMPLE.projects.periods;
  const completed = first.completed.with(1, { ...first.completed[1], ...row } as Project);
  return { ...SAMPLE.projects, periods: [{ ...first, completed }, ...others] };
};

const [{ completed, ...period }] = SAMPLE.projects.periods;

describe('the problems of the projects', () => {
  it.each<[string, Projects]>([
    ['nothing', SAMPLE.projects],
    ['an empty name', withRow({ project: '' })],
    ['two fields of one row', withRow({ project: 'x'.repeat(301), cost: -1 })],
    ['a number that two rows have', withRow({ id: completed[0].id })],
    ['half a date', withRow({ completedOn: '2024-0' })],
    ['half a year', { ...SAMPLE.projects, periods: [{ ...period, completed, name: '20' }] }],
    ['no period', { ...SAMPLE.projects, periods: [] }],
    ['an empty name of a client', { ...SAMPLE.projects, publicClients: [''] }],
  ])('are those that the server finds: %s', (_what, projects) => {
    const found = problemsOfProjects(projects).map((problem) => ({ document: 'projects', ...problem }));
    expect(found).toEqual(problemsOf('projects', projects));
  });
});
