import { PROJECT_PERIODS, type ProjectPeriod } from '#shared/catalogue';
import { loadProjects } from '../../src/content/projects/load.ts';
import { hasClients } from '../../src/content/projects/project.ts';
import { problemsIn } from './schema.ts';

const rowsOf = async (period: ProjectPeriod) => {
  const { completed, subcontracted = [] } = await loadProjects(period);
  return [...completed, ...subcontracted];
};

const periodsWhere = async (test: (period: ProjectPeriod) => Promise<boolean>) => {
  const found = await Promise.all(PROJECT_PERIODS.map(test));
  return PROJECT_PERIODS.filter((_, index) => found[index]);
};

describe('completed projects', () => {
  it.each(PROJECT_PERIODS)('%s has nothing wrong in its file', async (period) => {
    expect(problemsIn(period, { ...(await loadProjects(period)) })).toEqual([]);
  });

  it('have a second list in 2020, 2021 and 2022', async () => {
    const second = await periodsWhere(async (period) => Boolean((await loadProjects(period)).subcontracted?.length));
    expect(second).toEqual(['2020', '2021', '2022']);
  });

  it('are none yet in 2025, and some in every period before', async () => {
    const [firstEmpty] = await periodsWhere(async (period) => (await rowsOf(period)).length === 0);
    expect(firstEmpty).toBe('2025');
  });

  it('have clients in 2015-2018 and from 2020 on, not in 2019', async () => {
    const columns = PROJECT_PERIODS.filter((period) => period === '2015-2018' || period >= '2020');
    expect(PROJECT_PERIODS.filter(hasClients)).toEqual(columns);
    const filled = await periodsWhere(async (period) => (await rowsOf(period)).some(({ client }) => client));
    expect(filled).toEqual(columns.filter((period) => period < '2025'));
  });
});
