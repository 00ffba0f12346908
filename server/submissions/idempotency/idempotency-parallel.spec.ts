import type { SubmissionReceipt } from '#shared/contract';
import { FORM_HEADERS } from '#shared/endpoints';
import { firstOrAll } from '#shared/testing/thorough';
import { countSubmissions } from '../../testing/calls/form-calls.ts';
import { PUBLIC_FORMS } from '../../testing/samples/public-forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

const KEYS = 40;
const TIMES = 5;

/** Five at once for each of forty keys, all two hundred at once: more than there are connections to the database or places for uploads. */
describe('the same form sent five times at once', () => {
  const app = useApp();

  it.each(firstOrAll(PUBLIC_FORMS))('is stored once, with five equal answers: POST /$path', async ({ path, post }) => {
    const before = await countSubmissions(app.database);
    const keys = Array.from({ length: KEYS }, (_, index) => `${path}-in-parallel-${index}`);
    /** As a visitor does whom a busy server has asked to come back. */
    const send = async (key: string) => {
      for (;;) {
        const answer = await post(app, { name: key }, { [FORM_HEADERS.idempotencyKey]: key });
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(
      keys.flatMap((key) => Array.from({ length: TIMES }, async () => ({ key, answer: await send(key) }))),
    );

    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([201]));
    const references = answers.map(({ key, answer }) => `${key} ${(answer.body as SubmissionReceipt).reference}`);
    expect(new Set(references).size).toBe(KEYS);
    expect(await countSubmissions(app.database)).toBe(before + KEYS);
  });
});
