import type { Content } from './documents.ts';
import type { Project } from './documents/projects.ts';
import { SAMPLE } from './sample/sample.ts';
import { changesBetween } from './summary.ts';

const PICTURE = { picture: 'p-0123456789ab', alt: 'A road.' };

/** The sample with something else in the first project of its last list. */
function withProject(changes: Partial<Project>): Content {
  const periods = structuredClone(SAMPLE.projects.periods);
  const period = periods.findLast(({ completed }) => completed.length > 0)!;
  period.completed[0] = { ...period.completed[0], ...changes };
  return { ...SAMPLE, projects: { ...SAMPLE.projects, periods } };
}

const { project } = SAMPLE.projects.periods.findLast(({ completed }) => completed.length > 0)!.completed[0];
const place = `Projects › Periods › "2024" › Completed projects › "${project}"`;

describe('what changes, in sentences', () => {
  it('names the kind of work of a project', () => {
    expect(changesBetween(SAMPLE, withProject({ kind: 'Tunnels' }))).toEqual([
      `${place} › Type of work: changed from "Roads" to "Tunnels".`,
    ]);
  });

  it('names photographs by their captions', () => {
    const [first, second] = ['The first lane', 'The second lane'].map((caption) => ({ picture: PICTURE, caption }));
    const before = withProject({ photos: [first] });
    expect(changesBetween(before, withProject({ photos: [first, second] }))).toEqual([
      `${place} › Photographs: "The second lane" added.`,
    ]);
    expect(changesBetween(before, withProject({ photos: [{ ...first, place: 'Gerona' }] }))).toEqual([
      `${place} › Photographs › "The first lane" › Place: set to "Gerona".`,
    ]);
  });

  it('tells of the first photograph of a project', () => {
    const photos = [{ picture: PICTURE, caption: 'The first lane' }];
    expect(changesBetween(SAMPLE, withProject({ photos }))).toEqual([
      `${place} › Photographs: "The first lane" added.`,
    ]);
  });

  it('tells a replaced picture, another description and a moved focal point apart', () => {
    const before = withProject({ picture: PICTURE });
    for (const [picture, words] of [
      [{ ...PICTURE, picture: 'p-ba9876543210' }, 'replaced by "A road."'],
      [{ ...PICTURE, alt: 'A wide road.' }, 'changed from "A road." to "A wide road."'],
      [{ ...PICTURE, focus: { x: 0.2, y: 0.5 } }, 'focal point moved'],
      [null, 'cleared, was "A road."'],
    ] as const)
      expect(changesBetween(before, withProject({ picture }))).toEqual([`${place} › Picture: ${words}.`]);
  });

  it('names the public clients that the owner writes', () => {
    const after = { ...SAMPLE, projects: { ...SAMPLE.projects, publicClients: ['LGU'] } };
    expect(changesBetween(SAMPLE, after)).toEqual(['Projects › Public clients: "LGU" added.']);
  });

  const [design] = SAMPLE.services.services;

  it.each([
    ['removed at the beginning', ['One.', 'Two.', 'Three.'], ['Two.', 'Three.'], ['"One." removed']],
    ['added between others', ['One.', 'Three.'], ['One.', 'Two.', 'Three.'], ['"Two." added']],
    [
      'changed beside a removed one',
      ['One.', 'Two.', 'Three.'],
      ['Two.', '3.'],
      ['"One." removed', '"Three.": changed from "Three." to "3."'],
    ],
    ['moved', ['One.', 'Two.', 'Three.'], ['Three.', 'One.', 'Two.'], ['"Three." removed', '"Three." added']],
  ])('names the sentence that was %s', (_, before, after, told) => {
    const [was, now] = [before, after].map((sentences): Content => ({
      ...SAMPLE,
      services: { ...SAMPLE.services, services: [{ ...design, sentences }] },
    }));
    const list = `Services › "${design.name}" › Description`;
    expect(changesBetween(was, now)).toEqual(
      told.map((text) => `${list}${text.includes(': ') ? ' › ' : ': '}${text}.`),
    );
  });

  it('calls a new entry empty', () => {
    const after = { ...SAMPLE, projects: { ...SAMPLE.projects, publicClients: [''] } };
    expect(changesBetween(SAMPLE, after)).toEqual(['Projects › Public clients: an empty entry added.']);
  });

  it('tells of many entries of a list in one, as long as it takes to know them', () => {
    const { periods } = SAMPLE.projects;
    const [first, ...others] = periods.slice(-2)[0].completed;
    const rows = Array.from({ length: 300 }, (_, at) => ({ ...first, id: 9000 + at, project: `Bridge ${at + 1}` }));
    const withRows = (completed: Project[]): Content => ({
      ...SAMPLE,
      projects: { ...SAMPLE.projects, periods: periods.with(-2, { ...periods.at(-2)!, completed }) },
    });
    const list = 'Projects › Periods › "2024" › Completed projects';
    const added = changesBetween(SAMPLE, withRows([first, ...others, ...rows]));
    expect(added).toEqual([`${list}: 300 entries added: "Bridge 1", "Bridge 2" and 298 more.`]);
    const moved = rows.map((row) => ({ ...row, location: 'Cebu' }));
    const changed = changesBetween(withRows(rows), withRows(moved));
    expect(changed).toEqual([`${list}: 300 entries changed: "Bridge 1", "Bridge 2" and 298 more.`]);
    const removed = changesBetween(withRows([first, ...rows]), withRows([first]));
    expect(removed).toEqual([`${list}: 300 entries removed: "Bridge 1", "Bridge 2" and 298 more.`]);
  });
});
