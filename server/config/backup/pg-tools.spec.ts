import { canDump, findPgTool, majorVersion, pgVariables } from './pg-tools.ts';

describe('the version of a PostgreSQL program', () => {
  it.each([
    ['pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', 15],
    ['pg_restore (PostgreSQL) 18.4', 18],
    ['pg_dump (PostgreSQL) 19beta1', 19],
    ['18.4', 18],
    ['something else', undefined],
  ])('is read from %s as %p', (told, version) => expect(majorVersion(told)).toBe(version));

  it.each([
    [15, '18.4', false],
    [17, '18beta1', false],
    [18, '18.4', true],
    [18, '15.2', true],
    [18, 'unheard of', false],
  ])('%d is fit for a server of version %s: %p', (tool, server, fit) => expect(canDump(tool, server)).toBe(fit));

  it('is not found in a folder without the program', async () => {
    expect(await findPgTool('pg_dump', '/nowhere')).toBeUndefined();
  });
});

describe('what PostgreSQL’s programs are told of an address', () => {
  beforeAll(() => void delete process.env.PGPASSWORD);

  it('is all that the address says, in the environment', () => {
    expect(pgVariables('postgres://eclar:p%40ss@db.internal:6543/site')).toEqual({
      PGHOST: 'db.internal',
      PGPORT: '6543',
      PGUSER: 'eclar',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'site',
    });
  });

  it('is no password where the address has none, so that theirs or a .pgpass file counts', () => {
    expect(pgVariables('postgres://eclar@db.internal/site')).not.toHaveProperty('PGPASSWORD');
  });

  it.each([
    ['sslmode=disable', { PGSSLMODE: 'disable' }],
    ['sslmode=no-verify', { PGSSLMODE: 'require' }],
    ['options=-c%20search_path%3Dsite', { PGOPTIONS: '-c search_path=site' }],
    ['pool=3', {}],
  ])('is of %s what they know', (query, known) => {
    const plain = pgVariables('postgres://eclar:secret@db.internal/site');
    expect(pgVariables(`postgres://eclar:secret@db.internal/site?${query}`)).toEqual({ ...plain, ...known });
  });
});
