import fc, { type Arbitrary } from 'fast-check';
import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { JOB_TEXT_TAGS } from '#shared/listings/job-text';
import { LIMITS } from '#shared/limits';
import { builtClient } from '../testing/built/built-client.ts';
import { INQUIRY, QUOTE } from '../testing/samples/forms.ts';
import { JOB } from '../testing/samples/job-list.ts';
import { useApp } from '../testing/app/use-app.ts';

/** Fragments of markup; each is repeated up to a few thousand times, so that a text comes near its limit. */
const PIECES = [
  ...[' ', '\n', '\t', '\r\n', '\u00a0', '\u3000', '\ufeff', '\u200b', 'a', '🏗️', '"', "'"],
  ...['<', '>', '&', '/', '</', '<!--', '-->', '<!', '<?', '<![CDATA[', ']]>', '=', '< b >', '<b >', '< /b>'],
  ...[
    '&lt;',
    '&gt;',
    '&amp;',
    '&amp;lt;',
    '&nbsp;',
    '&#13;',
    '&#0;',
    '&#x1;',
    '&#xd800;',
    '&#x110000;',
    '&lt',
    '&copy',
  ],
  ...JOB_TEXT_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag}/>`, `<${tag} x="1">`]),
  ...[
    '<h1>',
    '</h1>',
    '<h1> </h1>',
    '<script>',
    '</script>',
    '<style>',
    '<textarea>',
    '<plaintext>',
    '<svg>',
    '<template>',
  ],
];
const run = fc.tuple(
  fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary-ascii', maxLength: 5 })),
  fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.integer({ min: 1, max: 7000 })),
);
/** One character past the limit at most. */
const markup = (most: number) =>
  fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) =>
    runs
      .map(([piece, times]) => piece.repeat(times))
      .join('')
      .slice(0, most + 1)
      .toWellFormed(),
  );

const oneOf = (text: object, most: number): Arbitrary<Record<string, string>> =>
  fc.tuple(fc.constantFrom(...Object.keys(text)), markup(most)).map(([field, odd]) => ({ ...text, [field]: odd }));

/** `npm test` makes few of them. */
const SETTINGS = { numRuns: process.env.TEST_ALL === '1' ? 150 : 15, seed: 20_261_122 };
const client = builtClient();
afterAll(() => client.remove());

describe('a text made of markup and spaces', () => {
  const app = useApp({ clientDir: client.path });

  it('is stored or refused as a job’s, and what is stored can be shown and saved again', async () => {
    const anyJob = fc.oneof(
      oneOf(JOB, LIMITS.jobText),
      fc.record({ fullDescription: markup(LIMITS.jobText), qualifications: markup(LIMITS.jobText) }),
    );
    const property = fc.asyncProperty(anyJob, async (texts) => {
      const { status, body } = await app.asAdmin.post(ENDPOINTS.jobs).send({ ...JOB, ...texts });
      if (status === 400) return;
      expect(status).toBe(201);
      const { _id, ...job } = body as Job;
      for (const text of Object.values(job satisfies JobInput)) expect(text).toBe(text.trim());
      await app.at(`/careers/${_id}`).expect(200);
      const again = await app.asAdmin.put(`${ENDPOINTS.jobs}/${_id}`).send(job).expect(200);
      expect(again.body).toEqual(body);
    });
    await fc.assert(property, SETTINGS);
    await app.get(ENDPOINTS.jobs).expect(200);
    await app.at('/careers').expect(200);
  });

  it.each([
    [ENDPOINTS.rentals, { vehicleName: 'Crane', weightLimit: '25 tons' }, LIMITS.vehicleName],
    [ENDPOINTS.offers, QUOTE, LIMITS.place],
    [ENDPOINTS.inquiries, INQUIRY, LIMITS.description],
  ])('is stored or refused in any field of %s', async (path, body, most) => {
    const property = fc.asyncProperty(oneOf(body, most), async (texts) => {
      expect([201, 400]).toContain((await app.asAdmin.post(path).send(texts)).status);
    });
    await fc.assert(property, SETTINGS);
  });
});
