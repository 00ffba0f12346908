import { ENDPOINTS } from '#shared/endpoints';
import { builtDocument } from '../testing/built/built-document.ts';
import { documentedAnswers } from '../testing/calls/documented-answers.ts';
import { endpointsOf } from '../testing/fuzz/fuzzed-requests.ts';
import { NOBODY, useApp } from '../testing/app/use-app.ts';

const document = builtDocument();
const wrongWith = documentedAnswers(document);
const endpoints = endpointsOf(document);
const changing = endpoints.filter(({ method }) => method !== 'GET');
const named = (all: typeof endpoints) =>
  all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('the API’s document', () => {
  const app = useApp();
  const ask = ({ method, path }: (typeof endpoints)[number], headers: Record<string, string>, body?: string) =>
    app.raw({
      method,
      path: path.replace('{id}', NOBODY),
      headers: { ...headers, 'Content-Length': String(body?.length ?? 0) },
      body,
    });

  it.each(named(changing))('has the refusal of a page of another site: %s', async (_name, endpoint) => {
    const answer = await ask(endpoint, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(wrongWith(endpoint, answer)).toBeUndefined();
  });

  it.each(named(changing))('has the refusal of a body of another type: %s', async (_name, endpoint) => {
    const answer = await ask(endpoint, { 'Content-Type': 'text/plain', Authorization: `Bearer ${app.token}` }, 'text');
    expect(answer.status).toBe(415);
    expect(wrongWith(endpoint, answer)).toBeUndefined();
  });

  it.each(named(endpoints.filter(({ path }) => path.includes(`/${ENDPOINTS.health}/`))))(
    'has each key of a probe’s answer: %s',
    async (_name, endpoint) => {
      const answer = await ask(endpoint, {});
      expect(answer.status).toBe(200);
      expect(wrongWith(endpoint, answer)).toBeUndefined();
    },
  );
});
