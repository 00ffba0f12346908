import { ENDPOINTS } from '#shared/endpoints';
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

  it('are two at most from one address', async () => {
    const ends = await beginMany(Array.from({ length: 2 }, () => '203.0.113.50'));
    const again = () => app.post(ENDPOINTS.applications).set('X-Forwarded-For', '203.0.113.50').field('name', 'Ana');
    await until(async () => (await again()).status === 503);
    await send();
    await Promise.all(ends.map((end) => end()));
  });
});
