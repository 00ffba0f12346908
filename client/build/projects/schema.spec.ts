import type { Project } from '../../src/content/projects/project.ts';
import { problemsIn } from './schema.ts';

const ROAD: Project = { id: 1, project: 'Road', location: 'Gerona, Tarlac', cost: 1_500_000.5, image: 'concrete-road' };
const BRIDGE: Project = { id: 2, project: 'Bridge', location: null, cost: null };

const PICTURES =
  'concrete-road, box-culvert, steel-warehouse, covered-court, school-building, water-tank, river-control-wall, bridge';

describe('problemsIn', () => {
  it('finds none in good rows, whose location, client, cost and image may be null', () => {
    expect(problemsIn('2019', { completed: [ROAD, BRIDGE] })).toEqual([]);
    expect(
      problemsIn('2020', { completed: [{ ...ROAD, client: 'Municipality of Gerona' }], subcontracted: [] }),
    ).toEqual([]);
    expect(
      problemsIn('2024', { completed: [{ ...ROAD, location: null, client: null, cost: null, image: null }] }),
    ).toEqual([]);
  });

  it.each([
    ['an id that is no number', { id: '2' }, 'row 2 (id 2): id must be a whole number above 0'],
    ['an empty title', { project: '' }, 'row 2 (id 2): project must be a text without spaces around it'],
    ['an empty location', { location: '' }, 'row 2 (id 2): location must be null or a text without spaces around it'],
    ['no location', { location: undefined }, 'row 2 (id 2): location must be null or a text without spaces around it'],
    ['a client where there is no column', { client: 'X' }, 'row 2 (id 2): client has no column in this period'],
    ['a null client where there is no column', { client: null }, 'row 2 (id 2): client has no column in this period'],
    ['a cost of nothing', { cost: 0 }, 'row 2 (id 2): cost must be a number of pesos above 0, or null'],
    ['a negative cost', { cost: -1 }, 'row 2 (id 2): cost must be a number of pesos above 0, or null'],
    ['a cost in words', { cost: '₱1M' }, 'row 2 (id 2): cost must be a number of pesos above 0, or null'],
    ['no cost', { cost: undefined }, 'row 2 (id 2): cost must be a number of pesos above 0, or null'],
    ['an unknown picture', { image: 'tower' }, `row 2 (id 2): image must be null or one of ${PICTURES}`],
    ['an unknown field', { budget: 1 }, 'row 2 (id 2): budget is not a field of a project'],
  ])('names the file, row, id and field of %s', (_case, change, problem) => {
    expect(problemsIn('2019', { completed: [ROAD, { ...BRIDGE, ...change }] })).toEqual([
      `client/src/content/projects/2019.ts, completed ${problem}`,
    ]);
  });

  it('names the later of two rows with the same id, though they are in different lists', () => {
    expect(problemsIn('2020', { completed: [ROAD], subcontracted: [{ ...BRIDGE, id: 1 }] })).toEqual([
      'client/src/content/projects/2020.ts, subcontracted row 1 (id 1): id is that of completed row 1 (id 1)',
    ]);
  });

  it('names the later of two rows with the same project and location', () => {
    expect(problemsIn('2019', { completed: [ROAD, { ...ROAD, id: 2 }, { ...ROAD, id: 3, location: 'Pura' }] })).toEqual(
      ['client/src/content/projects/2019.ts, completed row 2 (id 2): project is that of completed row 1 (id 1)'],
    );
  });

  it.each([
    ['no list', {}, 'exports no list named completed'],
    ['a list of another name', { completed: [], done: [] }, 'exports done, which is none of completed, subcontracted'],
    ['a list that is none', { completed: 'soon' }, 'completed must be a list of projects'],
  ])('names a file with %s', (_case, lists, problem) => {
    expect(problemsIn('2019', lists)).toEqual([`client/src/content/projects/2019.ts: ${problem}`]);
  });

  it('names a row that is no project', () => {
    expect(problemsIn('2019', { completed: [null] })).toEqual([
      'client/src/content/projects/2019.ts, completed row 1 (id undefined): must be a project',
    ]);
  });
});
