import type { Period, Project } from '../documents/projects.ts';
import { SAMPLE } from '../sample/sample.ts';
import { figuresOf, publicAgencies } from './figures.ts';

const project = (fields: Partial<Project>, id = 1): Project => ({
  id,
  project: 'Bridge',
  location: null,
  client: null,
  cost: null,
  picture: null,
  ...fields,
});

const period = (name: string, completed: Project[], subcontracted: Project[] = []): Period => ({
  name,
  clients: true,
  completed,
  subcontracted,
});

const figures = (periods: Period[], publicClients?: string[]) => figuresOf({ projects: { periods, publicClients } });

describe('the figures of the projects', () => {
  it('count both lists, and give the years of those that have projects', () => {
    const periods = [
      period('2004', []),
      period('2005-2007', [project({})], [project({}, 2)]),
      period('2010', [project({})]),
      period('2011', []),
    ];
    expect(figures(periods)).toMatchObject({ projects: 3, years: { first: 2005, last: 2010 } });
  });

  it('count each town once, whatever stands before it', () => {
    const places = [
      'Gerona, Tarlac',
      'Sulipa,  gerona, Tarlac',
      'Gerona, Bohol',
      'Muñoz, Nueva Ecija',
      'Tarlac',
      ' , ',
      null,
    ];
    expect(
      figures([
        period(
          '2020',
          places.map((location, id) => project({ location }, id + 1)),
        ),
      ]).towns,
    ).toBe(3);
  });

  it('give the share of public agencies among the clients that are named', () => {
    const clients = ['DPWH Regional Office III', 'Municipality of Gerona', 'Private hospital', null, ''];
    const rows = clients.map((client, id) => project({ client }, id + 1));
    expect(figures([period('2020', rows)]).publicClients).toEqual({ percent: 67, of: 3 });
  });

  it('know public agencies by the names that the owner has written', () => {
    const rows = [project({ client: 'Opisina ng Bayan' }), project({ client: 'DPWH Tarlac' }, 2)];
    expect(figures([period('2020', rows)], ['opisina']).publicClients).toEqual({ percent: 50, of: 2 });
  });

  it('name the three clients of the most projects, where the list shows them, and no two alone', () => {
    const rows = ['NIA', 'DPWH', 'DepEd', 'DPWH', 'Gerona', 'DepEd', null, 'DPWH'].map((client, id) =>
      project({ client }, id + 1),
    );
    const hidden = {
      ...period('2021', [project({ client: 'Private' }), project({ client: 'Private' }, 2)]),
      clients: false,
    };
    expect(figures([period('2020', rows), hidden]).clients).toEqual(['DPWH', 'DepEd', 'NIA']);
    expect(figures([period('2020', rows.slice(0, 2)), hidden]).clients).toEqual([]);
  });

  it('say nothing where nothing is known', () => {
    const nothing = { projects: 0, years: null, towns: null, publicClients: null, clients: [] };
    expect(figures([period('2025', [])])).toEqual(nothing);
    expect(figures([period('2025', [project({})])])).toMatchObject({ projects: 1, towns: null, publicClients: null });
  });
});

describe('a client of the sample', () => {
  const isPublic = publicAgencies();
  const clients = SAMPLE.projects.periods
    .flatMap(({ completed, subcontracted }) => [...completed, ...subcontracted])
    .flatMap(({ client }) => client ?? []);

  it('is no public agency where it is a contractor, a cooperative or private', () => {
    const others = [...new Set(clients.filter((client) => !isPublic(client)))];
    expect(others.filter((client) => !/^(Main contractor, |Private |Farmers' cooperative$)/.test(client))).toEqual([]);
    expect(clients.filter((client) => /^(Main contractor|Private|Farmers)/.test(client)).filter(isPublic)).toEqual([]);
  });
});

it.each(['Capacity of Water Inc.', 'Departmental Store', 'Barangayan Trading'])(
  'takes no part of a word for the name of an agency: %s',
  (client) => expect(publicAgencies()(client)).toBe(false),
);
