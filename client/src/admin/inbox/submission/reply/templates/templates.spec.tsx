import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ERRORS } from '#shared/error-messages';
import { TEMPLATE_RULES } from '#shared/inbox/reply-template';
import { rowTag } from '#shared/listings/row-tag';
import { fakeRows } from '#client/testing/dashboard/admin.ts';
import { openInbox } from '#client/testing/dashboard/inbox.ts';
import { CALL, PLANS, WELCOME } from '#client/testing/dashboard/replies.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';

const PATH = '/admin/reply-templates';
const dialog = () => screen.findByRole('dialog', { name: 'Templates for quote requests' });
const names = async () =>
  within(await dialog())
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

async function openTemplates(responses: Responses = {}) {
  const app = await openInbox('&id=q', { ...fakeRows(PATH, [CALL, PLANS, WELCOME]), ...responses });
  await app.press('Edit templates');
  await dialog();
  return app;
}

describe('the templates of a kind', () => {
  it('are listed with their subjects', async () => {
    await openTemplates();
    expect(await names()).toEqual(['We will call you', 'Send us the plans']);
  });

  it('are added for this kind, and offered at once', async () => {
    const { press, user, calls } = await openTemplates();
    await press('Add template');
    const form = within(await screen.findByRole('form', { name: 'Add template' }));
    await user.type(form.getByLabelText('Name of the template'), 'Thanks');
    await user.type(form.getByLabelText('Subject'), 'Thank you');
    await user.type(form.getByLabelText('Message'), 'Dear {{name}');
    await press('Save template');
    await waitFor(async () => expect(await names()).toContain('Thanks'));
    expect(calls.find(({ method, path }) => method === 'POST' && path === PATH)?.body).toEqual({
      kind: 'quote',
      name: 'Thanks',
      subject: 'Thank you',
      body: 'Dear {name}',
    });
    await press('Close');
    expect(await screen.findByRole('button', { name: 'Thanks' })).toBeVisible();
  });

  it('are changed', async () => {
    const { press, user } = await openTemplates();
    await press('Edit We will call you');
    const form = within(await screen.findByRole('form', { name: 'Edit We will call you' }));
    const name = form.getByLabelText('Name of the template');
    await user.clear(name);
    await user.type(name, 'We call');
    await press('Save template');
    await waitFor(async () => expect(await names()).toEqual(['We call', 'Send us the plans']));
    expect(screen.getByRole('button', { name: 'Edit We call' })).toHaveFocus();
  });

  it('make room for the form of one of them, and return when it is cancelled', async () => {
    const { press } = await openTemplates();
    await press('Add template');
    expect(await names()).toEqual(['Add template']);
    await press('Cancel');
    expect(await names()).toEqual(['We will call you', 'Send us the plans']);
    expect(screen.getByRole('button', { name: 'Add template' })).toHaveFocus();
  });

  it('are shown in both versions when somebody else has saved one meanwhile', async () => {
    const theirs = { ...CALL, body: 'We will call you tomorrow.' };
    const seen: (string | null)[] = [];
    const { press, user } = await openTemplates({
      [`GET ${PATH}`]: () => (seen.length === 0 ? [CALL] : [theirs]),
      [`PUT ${PATH}/t1`]: () => {
        const [, init] = asked.mock.lastCall!;
        seen.push(new Headers(init?.headers).get('If-Match'));
        return seen.length === 1 ? { status: 409, body: { message: ERRORS.rowChanged } } : theirs;
      },
    });
    const asked = jest.spyOn(window, 'fetch');
    await press('Edit We will call you');
    const form = within(await screen.findByRole('form', { name: 'Edit We will call you' }));
    await user.type(form.getByLabelText('Name of the template'), '!');
    await press('Save template');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('We will call you!')).toBeVisible();
    expect(alert.getByText('We will call you tomorrow.')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(seen).toEqual([CALL, theirs].map((row) => rowTag(row, TEMPLATE_RULES))));
  });

  it('are duplicated', async () => {
    const { press } = await openTemplates();
    await press('Duplicate Send us the plans');
    await waitFor(async () => expect(await names()).toContain('Copy of Send us the plans'));
  });

  it('are duplicated and deleted once, however often the button is pressed', async () => {
    const { press, calls } = await openTemplates();
    for (const name of ['Duplicate Send us the plans', 'Delete We will call you']) {
      const button = await screen.findByRole('button', { name });
      fireEvent.click(button);
      fireEvent.click(button);
      const isDuplicate = name.startsWith('Duplicate');
      await waitFor(async () => expect((await names()).length).toBe(isDuplicate ? 3 : 2));
    }
    await press('Undo');
    const changes = calls.filter(({ method, path }) => path.startsWith(PATH) && method !== 'GET');
    expect(changes.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST']);
  });

  it('are deleted, and come back by Undo', async () => {
    const { press } = await openTemplates();
    await press('Delete We will call you');
    await waitFor(async () => expect(await names()).toEqual(['Send us the plans']));
    expect(screen.getByText('“We will call you” deleted.')).toBeVisible();
    await press('Undo');
    await waitFor(async () => expect(await names()).toContain('We will call you'));
    expect(screen.queryByText('“We will call you” deleted.')).not.toBeInTheDocument();
  });

  it('say which words are filled in, and which word is not', async () => {
    const { press, user } = await openTemplates();
    await press('Edit We will call you');
    const form = within(await screen.findByRole('form', { name: 'Edit We will call you' }));
    await user.click(form.getByText('Placeholders'));
    expect(form.getByText('{reference}')).toBeVisible();
    await user.type(form.getByLabelText('Message'), ' {{surname}');
    expect(form.getByText(/Unknown placeholder \{surname\}/)).toBeVisible();
  });

  it('need every field', async () => {
    const { press } = await openTemplates();
    await press('Add template');
    await press('Save template');
    expect(await screen.findByText('Name of the template is required.')).toBeVisible();
    expect(screen.getByText('Message is required.')).toBeVisible();
  });

  it('keep what was typed when it could not be saved, also when the dialog is closed', async () => {
    expectLog(/A change failed/);
    const { press, user } = await openTemplates({ [`POST ${PATH}`]: 'network error' });
    await press('Add template');
    const form = () => within(screen.getByRole('form', { name: 'Add template' }));
    await user.type(form().getByLabelText('Name of the template'), 'Thanks');
    await user.type(form().getByLabelText('Subject'), 'Thank you');
    await user.type(form().getByLabelText('Message'), 'Dear customer');
    await press('Save template');
    expect(await screen.findByText('The template could not be saved.')).toBeVisible();
    await press('Close');
    await press('Edit templates');
    await dialog();
    expect(form().getByLabelText('Message')).toHaveValue('Dear customer');
  });

  it('say why one could not be deleted', async () => {
    expectLog(/A change failed/);
    const busy = {
      status: 503,
      body: { message: 'The service is briefly unavailable. Please try again in a moment.' },
    };
    const { press } = await openTemplates({ [`DELETE ${PATH}/t1`]: busy });
    await press('Delete We will call you');
    expect(await screen.findByText(busy.body.message)).toBeVisible();
    expect(await names()).toContain('We will call you');
  });
});
