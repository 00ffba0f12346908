import { screen, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { thorough } from '#shared/testing/thorough';
import { expectLog } from '../../testing/environment/console.ts';
import { FakeContent, openEditor } from '../../testing/editor.ts';
import type { Responses } from '../../testing/fake-api.ts';

const TEST = 'POST /admin/mail/test';

/** Opens the words of the confirmation of quote requests, on the page of their form. */
async function openWords(responses: Responses = {}) {
  const view = await openEditor(PATHS.offers, new FakeContent(), responses);
  await view.user.click(screen.getByRole('button', { name: 'Confirmation of quote requests' }));
  const words = within(await screen.findByRole('group', { name: 'Confirmation of quote requests' }));
  const type = async (field: string, text: string) => {
    await view.user.clear(words.getByLabelText(field));
    if (text) await view.user.type(words.getByLabelText(field), text.replaceAll('{', '{{'));
  };
  return { ...view, words, type, preview: within(words.getByRole('region', { name: 'Preview' })) };
}

describe('the confirmation of a form', () => {
  it('shows while it is typed what a visitor would be mailed', async () => {
    const { words, type, preview } = await openWords();
    expect(preview.getByText('Your quote request Q-7F3K9D')).toBeVisible();
    expect(preview.getByText(/^Thank you, Municipal Engineering Office\. We will contact you soon/)).toBeVisible();
    expect(preview.getByText('+63 45 123 4567')).toBeVisible();
    await type('Heading', 'Salamat, {name}! See you at {place}.');
    const filled = 'Salamat, Municipal Engineering Office! See you at ECLAR Building, Gerona, Tarlac.';
    expect(preview.getByText(filled)).toBeVisible();
    const values = 'Words in braces are filled in: “Municipal Engineering Office”, “ECLAR Building, Gerona, Tarlac”.';
    expect(words.getByText(values)).toBeVisible();
    expect(words.queryByRole('group', { name: 'Insert' })).not.toBeInTheDocument();
  });

  thorough.it('lists its placeholders, and refuses others at their field', async () => {
    const { user, words, type } = await openWords();
    await user.click(words.getByText('Placeholders'));
    expect(words.getByText('{answerBy}')).toBeVisible();
    expect(words.queryByText('{position}')).not.toBeInTheDocument();
    await type('Subject', 'Thank you, {name}');
    expect(words.getByLabelText('Subject')).toHaveAccessibleDescription(/There is no placeholder \{name\}/);
    await type('Subject', 'Thank you');
    expect(words.getByLabelText('Subject')).toHaveAccessibleDescription(/Subject must contain \{reference\}/);
  });

  thorough.it('is mailed to the person who words it, once it is saved', async () => {
    const saved: string[] = [];
    const { user, words, type, server, calls } = await openWords({
      [TEST]: () => {
        saved.push(server.content.mails.quote.heading);
        return { status: 202, body: { to: 'admin@eclar.example' } };
      },
    });
    await type('Heading', 'Salamat po!');
    await user.click(words.getByRole('button', { name: 'Send me a test' }));
    expect(
      await words.findByText('The test to admin@eclar.example is queued. It arrives within a minute.'),
    ).toBeVisible();
    expect(saved).toEqual(['Salamat po!']);
    expect(calls.find(({ path }) => path === '/admin/mail/test')?.body).toEqual({ kind: 'quote' });
  });

  thorough.it('says why a test was not sent', async () => {
    expectLog(/The content could not be changed/);
    const message = 'Email is not set up, so no test was sent.';
    const { user, words } = await openWords({ [TEST]: { status: 409, body: { message } } });
    await user.click(words.getByRole('button', { name: 'Send me a test' }));
    expect(await words.findByRole('alert')).toHaveTextContent(message);
  });
});
