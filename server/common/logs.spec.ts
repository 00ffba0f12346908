import type { LoggerService } from '@nestjs/common';
import { COMPANY } from '../../shared/company.ts';
import { ENDPOINTS } from '../../shared/endpoints.ts';
import { pdfFile } from '../testing/files.ts';
import { useApp } from '../testing/use-app.ts';

const CANARY = 'canary7f3k9d';
const EMAIL = `${CANARY}@example.com`;
const QUOTE = {
  name: CANARY,
  phone: CANARY,
  email: EMAIL,
  service: CANARY,
  meetingLocation: COMPANY.officeLabel,
  meetingDateTime: CANARY,
};
const INQUIRY = {
  name: CANARY,
  email: EMAIL,
  contact: CANARY,
  description: CANARY,
  deliveryOption: 'Deliver',
  deliveryLocation: CANARY,
};
const APPLICATION = { name: CANARY, email: EMAIL, position: CANARY, contact: '09171234567' };

describe('the log', () => {
  const lines: string[] = [];
  const hear = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
  const logger: LoggerService = { log: hear, error: hear, warn: hear, debug: hear, verbose: hear, fatal: hear };
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
    expect(lines.join('\n')).toMatch(
      /POST .*offers answered 500.*\n?.*column "name" of relation "submissions" does not exist/,
    );
    expect(lines.join('\n')).not.toContain(CANARY);
  });

  it('tells no row that a constraint of the database refuses', async () => {
    await app.database.query(`ALTER TABLE submissions ADD CONSTRAINT none CHECK (name = 'nobody') NOT VALID`);
    await sendEverything();
    await app.database.query('ALTER TABLE submissions DROP CONSTRAINT none');
    expect(lines.join('\n')).toMatch(/violates check constraint "none"/);
    expect(lines.join('\n')).not.toContain(CANARY);
  });

  it('tells nothing of what was sent while the database was away', async () => {
    await app.database.leave();
    await sendEverything();
    await app.database.comeBack();
    expect(lines.join('\n')).toMatch(/answered 503/);
    expect(lines.join('\n')).not.toContain(CANARY);
  });
});
