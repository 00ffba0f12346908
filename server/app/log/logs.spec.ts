import { ENDPOINTS } from '#shared/endpoints';
import type { FormRecord } from '#shared/forms/form';
import { FORMS } from '#shared/forms/forms';
import { pdfFile } from '../../testing/samples/files.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { JsonLogger } from './json-logger.ts';

const CANARY = 'canary7f3k9d';
const EMAIL = `${CANARY}@example.com`;

/** The canary in every field that takes any text. */
const filledIn = ({ fields }: FormRecord): Record<string, string> => {
  const texts = Object.entries(fields).map(([name, { pattern, oneOf, example }]) => [
    name,
    pattern || oneOf ? example : CANARY,
  ]);
  return { ...(Object.fromEntries(texts) as object), email: EMAIL };
};
const QUOTE = filledIn(FORMS.quote);
const INQUIRY = filledIn(FORMS.inquiry);
const APPLICATION = filledIn(FORMS.application);

describe('the log', () => {
  const lines: string[] = [];
  const logger = new JsonLogger('trace', { write: (line) => void lines.push(line) });
  const app = useApp({ logger });
  beforeEach(() => void lines.splice(0));

  /** Every way in, with the canary in every place that a stranger or the admin fills. */
  const sendEverything = async () => {
    const { offers, inquiries, applications, adminLogin, rentals, jobs, submissions } = ENDPOINTS;
    await app.post(offers).set('Idempotency-Key', CANARY).set('User-Agent', CANARY).send(QUOTE);
    await app
      .post(`${offers}?${CANARY}`)
      .set('Idempotency-Key', CANARY)
      .send({ ...QUOTE, name: 'Ana' });
    await app.post(offers).send({ ...QUOTE, [CANARY]: CANARY, email: CANARY });
    await app.post(offers).set('Content-Type', 'application/json').send(`{"${CANARY}`);
    await app.post(inquiries).send(INQUIRY);
    await app.post(applications).field(APPLICATION).attach('resume', pdfFile(), `${CANARY}.pdf`);
    await app.post(applications).field(APPLICATION).attach('resume', Buffer.from(CANARY), `${CANARY}.exe`);
    await app.post(adminLogin).send({ email: EMAIL, password: CANARY });
    await app.get(rentals).auth(CANARY, { type: 'bearer' });
    await app.asAdmin.post(rentals).send({ vehicleName: CANARY, weightLimit: CANARY });
    await app.asAdmin.put(`${jobs}/${CANARY}`).send({ title: CANARY });
    await app.asAdmin.get(`${submissions}?search=${CANARY}`);
    await app.get(`nowhere/${CANARY}`);
  };

  it('is silent about what visitors send when all is well', async () => {
    await sendEverything();
    expect(lines.join('\n')).not.toContain(CANARY);
  });

  it('tells of a failure with its cause, but not what was sent', async () => {
    await app.database.query('ALTER TABLE submissions RENAME COLUMN name TO renamed');
    await app.database.query('ALTER TABLE rentals RENAME COLUMN vehicle_name TO renamed');
    await sendEverything();
    await app.database.query('ALTER TABLE submissions RENAME COLUMN renamed TO name');
    await app.database.query('ALTER TABLE rentals RENAME COLUMN renamed TO vehicle_name');
    expect(lines.join('')).toMatch(/POST \/api\/offers answered 500/);
    expect(lines.join('')).toContain('of relation \\"submissions\\" does not exist');
    expect(lines.join('\n')).not.toContain(CANARY);
  });

  it('tells no row that a constraint of the database refuses', async () => {
    await app.database.query(`ALTER TABLE submissions ADD CONSTRAINT none CHECK (name = 'nobody') NOT VALID`);
    await sendEverything();
    await app.database.query('ALTER TABLE submissions DROP CONSTRAINT none');
    expect(lines.join('\n')).toMatch(/violates check constraint \\"none\\"/);
    expect(lines.join('\n')).not.toContain(CANARY);
  });

  it('tells nothing of what was sent while the database was away', async () => {
    await app.database.leave();
    await sendEverything();
    await app.database.comeBack();
    expect(lines.join('\n')).toMatch(/answered 503/);
    expect(lines.join('\n')).not.toContain(CANARY);
  });

  it('is a line of JSON for each thing, with its time, level, place and the request that the answer names', async () => {
    await app.database.leave();
    const { body, headers } = await app.get(ENDPOINTS.jobs);
    await app.database.comeBack();
    expect(body).toMatchObject({ requestId: headers['x-request-id'] });
    const answered = lines.find((line) => line.includes('answered 503'));
    expect(JSON.parse(answered!)).toMatchObject({
      level: 50,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      context: 'HTTP',
      msg: 'GET /api/jobs answered 503',
      requestId: headers['x-request-id'],
      stack: expect.stringContaining('Error'),
    });
  });

  it('holds back what is private of an object, should anybody log one', () => {
    logger.warn({ request: { email: EMAIL, body: { password: CANARY } }, token: CANARY }, 'Spec');
    expect(lines[0]).toContain('[Redacted]');
    expect(lines[0]).not.toContain(CANARY);
  });
});
