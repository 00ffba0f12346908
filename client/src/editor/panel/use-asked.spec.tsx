import { screen, waitFor, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { signedIn } from '../../testing/dashboard/admin.ts';
import { FakeContent } from '../../testing/editor.ts';
import { renderApp } from '../../testing/render-app.tsx';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));

async function openAt(address: string) {
  signedIn();
  const server = new FakeContent();
  const view = renderApp(address, server.responses);
  await screen.findByText('Saved');
  return { ...view, server };
}

describe('an address that asks for a field', () => {
  it('opens the editor with the focus in it', async () => {
    await openAt('/contact?edit=firm.mailboxes.0.department');
    const [{ department }] = SAMPLE.firm.mailboxes;
    await waitFor(() => expect(panel().getByDisplayValue(department)).toHaveFocus());
  });

  it('puts the focus on what adds the first entry of a list', async () => {
    await openAt('/contact?edit=firm.phones');
    await waitFor(() => expect(panel().getByRole('button', { name: 'Add a phone number' })).toHaveFocus());
  });

  it('opens a document that the page does not show', async () => {
    await openAt('/privacy?edit=firm.site');
    await waitFor(() => expect(panel().getByDisplayValue(SAMPLE.firm.site)).toHaveFocus());
  });

  thorough.it('opens the editor alone when content has no such place', async () => {
    await openAt('/contact?edit=firm.nothing');
    expect(await panel().findByRole('heading', { name: 'Everything else' })).toBeVisible();
  });

  it('is nothing to a visitor', async () => {
    const { calls } = renderApp('/contact?edit=firm.phones');
    await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
    expect(screen.queryByRole('complementary', { name: 'Edit this page' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

describe('licenses and certificates', () => {
  thorough.it('begin with the name and the issuer of their kind, and nothing else', async () => {
    const { user, server } = await openAt('/about?edit=credentials.items');
    await user.selectOptions(await panel().findByLabelText(/^Add a common license/), 'PhilGEPS registration');
    await waitFor(() =>
      expect(server.content.credentials.items).toEqual([
        {
          id: expect.any(String) as string,
          name: 'PhilGEPS registration',
          issuer: 'Philippine Government Electronic Procurement System',
          number: '',
          category: '',
          validFrom: null,
          validTo: null,
          scan: null,
        },
      ]),
    );
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 2, name: 'Licenses and certificates' })).toBeVisible();
  });
});
