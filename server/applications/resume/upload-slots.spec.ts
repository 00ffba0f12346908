import { type ClientRequest, request } from 'node:http';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { multipart } from '../../testing/samples/multipart.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { beginUpload } from '../../testing/app/begin-upload.ts';
import { until } from '../../testing/app/until.ts';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const BUSY = 'Too many files are being uploaded right now. Please try again in a moment.';

describe('uploads under way', () => {
  const app = useApp({ variables: { TRUST_PROXY: '1' } });
  const { refused, send } = applicationCalls(app);

  const beginMany = (addresses: string[]) => Promise.all(addresses.map((address) => beginUpload(app, address)));
  const placesTaken = async () => (await app.post(ENDPOINTS.applications).field('name', 'Ana')).status === 503;

  it('are eight at most; one more is told to come back, and the others go on', async () => {
    const ends = await beginMany(Array.from({ length: 8 }, (_, index) => `203.0.113.${index}`));
    await until(placesTaken);
    expect(await refused(503)).toEqual(problemBody(503, BUSY));
    await ends[0]();
    await until(async () => !(await placesTaken()));
    await send();
    await Promise.all(ends.slice(1).map((end) => end()));
    await until(async () => !(await placesTaken()));
  });

  const ADDRESS = '203.0.113.50';
  const again = async () =>
    (await app.post(ENDPOINTS.applications).set('X-Forwarded-For', ADDRESS).field('name', 'Ana')).status;

  it('are two at most from one address', async () => {
    const ends = await beginMany([ADDRESS, ADDRESS]);
    await until(async () => (await again()) === 503);
    await send();
    await Promise.all(ends.map((end) => end()));
  });

  const FORM = multipart([{ field: 'name', text: 'Ana' }]);

  it.each([
    ['none', (call: ClientRequest) => call.flushHeaders()],
    ['all', (call: ClientRequest) => call.end(FORM.body)],
  ])('do not count once the visitor has left, with %s of the body unread', async (_what, begin) => {
    await app.database.query('TRUNCATE rate_limits');
    const letGo = await app.database.hold('LOCK TABLE rate_limits');
    const waiting = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'rate_limits'::regclass";
    const headers = { 'Content-Type': FORM.type, 'X-Forwarded-For': ADDRESS };
    const path = `/${API_PREFIX}/${ENDPOINTS.applications}`;
    const calls = [1, 2].map(() => request({ port: app.port, path, method: 'POST', headers, agent: false }));
    calls.forEach((call) => begin(call.on('error', () => undefined)));
    await until(async () => (await app.database.query(waiting)).length === 2);
    calls.forEach((call) => call.destroy());
    await app.get(ENDPOINTS.jobs);
    await letGo();
    await until(async () => (await app.database.query('SELECT FROM rate_limits WHERE points = 2')).length > 0);
    expect(await again()).toBe(400);
  });
});
