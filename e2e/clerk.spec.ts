import type { APIRequestContext, Locator } from '@playwright/test';
import { ENDPOINTS } from '#shared/endpoints';
import { keepSession, newAccount, uniqueName } from './admin.ts';
import { expect, test, THOROUGH, WIDE } from './fixtures.ts';
import { apply, inquiryOf, linkOf, openInbox, quoteOf, rowOf, send } from './inbox.ts';

/** Typing comes on top. */
const MAX_CLICKS = 18;

const SPELLINGS = ['0917 555 0142', '0917-555-0142', '+639175550142', '5550142'];

const someone = (name: string) => ({ name, email: 'somebody@mail.example' });

/** Sends the submissions of a night; the inbox lists the last one first. */
async function sendOvernight(request: APIRequestContext, word: string) {
  const [deleted, spam, applicant, otherTime, meeting, lead] = [...'ABCDEF'].map((letter) => `${word} ${letter}`);
  await send(request, 'inquiries', { ...inquiryOf(someone(deleted)), contact: '09175550142' });
  await send(request, 'inquiries', inquiryOf(someone(spam)));
  await apply(request, someone(applicant));
  await send(request, 'offers', quoteOf(someone(otherTime)));
  await send(request, 'offers', quoteOf(someone(meeting)));
  await send(request, 'inquiries', inquiryOf(someone(lead)));
  return { deleted, spam, applicant, otherTime, meeting, lead };
}

test(
  'ten tasks of a morning take a clerk eighteen clicks',
  { tag: [THOROUGH.tag, WIDE.tag] },
  async ({ page, request, allow }) => {
    allow(`404 GET /api/${ENDPOINTS.submissions}/`); // the deleted one, if the Inbox refreshes at that moment
    const word = uniqueName('Overnight');
    const { deleted, spam, applicant, otherTime, meeting, lead } = await sendOvernight(request, word);
    const { email, token } = await newAccount(request, ['sales', 'hr']);
    await keepSession(page, email, token);
    await openInbox(page, `&search=${encodeURIComponent(word)}`);
    let clicks = 0;
    const click = async (what: Locator) => {
      clicks += 1;
      await what.click();
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const next = page.getByRole('link', { name: 'Next submission' });
    const isOpen = (name: string) =>
      expect(page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) })).toBeVisible();

    await click(linkOf(rowOf(page, lead)));
    await isOpen(lead);
    await click(button('The price is on its way'));
    await click(button('Queue & done → next'));

    await isOpen(meeting);
    await click(button('Confirm'));
    await click(button('Queue confirmation'));
    await expect(page.getByText(/^Confirmed on/)).toBeVisible();
    await click(next);

    await isOpen(otherTime);
    await click(button('Propose another time'));
    await page.getByLabel('Date and time (Philippine time)').fill('2031-03-04T10:00');
    await click(button('Queue proposal'));
    await expect(page.getByText(/^Proposed on/)).toBeVisible();
    await click(next);

    await isOpen(applicant);
    await click(button('Interview'));
    await click(button('Write the interview letter'));
    await click(button('Queue & done → next'));

    await isOpen(spam);
    await click(button('Mark as spam'));

    await isOpen(deleted);
    await click(button('Assign to me'));
    await expect(page.getByText('Assignee: Rosa Cruz')).toBeVisible();
    await click(button('Delete'));
    await expect(rowOf(page, deleted)).toHaveCount(0);
    await click(button('Undo').last());
    await expect(rowOf(page, deleted)).toBeVisible();

    await click(page.getByRole('searchbox'));
    for (const spelling of SPELLINGS) {
      await page.getByRole('searchbox').fill(spelling);
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === spelling);
      await expect(rowOf(page, deleted)).toBeVisible();
    }
    expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  },
);
