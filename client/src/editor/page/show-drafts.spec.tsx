import { screen, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { FakeContent, openEditor } from '../../testing/editor.ts';

const LICENSE = {
  id: 'license',
  name: 'License',
  issuer: 'A board',
  number: '',
  category: '',
  validFrom: null,
  validTo: null,
  scan: null,
};

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const footer = () => within(screen.getByRole('contentinfo'));

describe('the page of licenses in the editor', () => {
  it('stays while the last one is taken away', async () => {
    const server = new FakeContent();
    server.content.credentials.items = [LICENSE];
    const { user } = await openEditor(PATHS.about, server);
    await user.click(footer().getByRole('link', { name: /licenses/i }));
    const heading = await screen.findByRole('heading', { level: 1, name: /licenses/i });
    await user.click(await panel().findByRole('button', { name: 'Remove: License' }));
    expect(heading).toBeVisible();
    expect(footer().getByRole('link', { name: /licenses/i })).toBeVisible();
  });
});
