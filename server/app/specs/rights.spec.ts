import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLE_NAMES, ROLES } from '#shared/accounts/roles';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { JsonLogger } from '../log/json-logger.ts';
import { makeAccount } from '../../testing/app/accounts.ts';
import { isDocumentation, routesOf } from '../../testing/app/routes-of.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

/** The spec compares the lists of this file with the rights that it observes. `UPDATE_RIGHTS=1` writes them. */
const DOCUMENT = join(import.meta.dirname, '../../../docs/rights.md');
const LISTS = /^## [\s\S]*/m;

/** Ends the session that asks, so it comes last. */
const SIGN_OUT = `DELETE /${API_PREFIX}/${ENDPOINTS.adminSession}`;
const FORBIDDEN = problemBody(403, 'Your account does not have permission to do this. Ask the site’s owner.');

const WHO = ['visitor', ...ROLES] as const;
type Who = (typeof WHO)[number];
type Answers = Map<string, Record<Who, number>>;

describe('what each role may ask for', () => {
  const logged: string[] = [];
  const app = useApp({ logger: new JsonLogger('warn', { write: (line) => void logged.push(line) }) });
  const answers: Answers = new Map();
  const refusals: unknown[] = [];

  const routes = () => {
    const own = routesOf(app).filter((route) => !isDocumentation(route) && !route.includes('/v1/'));
    return [...own.filter((route) => route !== SIGN_OUT).sort(), SIGN_OUT];
  };
  const ask = async (route: string, token?: string) => {
    const [method, path] = route.split(' ');
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await app.raw({ method, path: path.replaceAll(/:\w+/g, NOBODY), headers });
    if (answer.status === 403) refusals.push(answer.body);
    return answer.status;
  };

  beforeAll(async () => {
    const tokens = { visitor: undefined } as Record<Who, string | undefined>;
    for (const role of ROLES) tokens[role] = (await makeAccount(app, role)).token;
    for (const route of routes()) {
      const seen = {} as Record<Who, number>;
      for (const who of WHO) seen[who] = await ask(route, tokens[who]);
      answers.set(route, seen);
    }
  });

  it('is said by every route: the owner may ask all of them', () => {
    expect([...answers].filter(([, { owner }]) => [401, 403, 500].includes(owner))).toEqual([]);
  });

  it('is refused with one sentence', () => {
    expect(refusals.length).toBeGreaterThan(0);
    for (const body of refusals) expect(body).toEqual(FORBIDDEN);
  });

  it('is written to the log when it is refused, with the account and the route, and never the address', () => {
    const lines = logged.filter((line) => line.includes('Refused '));
    expect(lines).toHaveLength(refusals.length);
    expect(lines.join('\n')).toMatch(/Refused GET \/api\/admin\/submissions\/:id\/resume to account [\w-]{36}/);
    expect(lines.join('\n')).not.toContain(NOBODY);
  });

  it('is nothing beside what visitors may, while nobody is signed in', () => {
    for (const [, seen] of answers)
      if (seen.visitor === 401) expect(ROLES.map((role) => seen[role])).not.toContain(401);
      else expect(ROLES.map((role) => seen[role])).toEqual(ROLES.map(() => seen.visitor));
  });

  it('is what docs/rights.md lists', () => {
    const lists = listsOf(answers);
    const document = readFileSync(DOCUMENT, 'utf8');
    if (process.env.UPDATE_RIGHTS)
      writeFileSync(
        DOCUMENT,
        document.replace(LISTS, () => lists),
      );
    expect(LISTS.exec(readFileSync(DOCUMENT, 'utf8'))?.[0]).toBe(lists);
  });
});

const nameOf = (who: Who) => (who === 'visitor' ? 'Visitor' : ROLE_NAMES[who]);
const isRefused = (status: number) => status === 401 || status === 403;

/** A section for each set of roles: the paths that only these may ask for, each with its methods. */
function listsOf(answers: Answers): string {
  const rights = [...answers].map(([route, seen]) => {
    const [method, path] = route.split(' ');
    return {
      method,
      path,
      names: WHO.filter((who) => !isRefused(seen[who]))
        .map(nameOf)
        .join(', '),
    };
  });
  const sectionOf = (names: string) => {
    const own = rights.filter((right) => right.names === names);
    const methodsOf = (path: string) =>
      sortedOf(own.filter((right) => right.path === path).map(({ method }) => method));
    const lines = sortedOf(own.map(({ path }) => path)).map((path) => `- \`${path}\`: ${methodsOf(path).join(', ')}\n`);
    return `## ${names}\n\n${lines.join('')}`;
  };
  return sortedOf(rights.map(({ names }) => names))
    .map(sectionOf)
    .join('\n');
}

const sortedOf = (texts: string[]) => [...new Set(texts)].sort();
