import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { thorough } from '#shared/testing/thorough';
import { openEditor } from '../../testing/editor.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const rootColour = () => document.documentElement.style.getPropertyValue('--ink');

describe('the fields of the firm', () => {
  it('have a logo that is chosen from the pictures', async () => {
    await openEditor(PATHS.home);
    const logo = within(panel().getByRole('group', { name: 'Logo' }));
    expect(logo.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    expect(logo.queryByRole('textbox')).not.toBeInTheDocument();
  });

  thorough.it(
    'show a colour on the page while it is chosen, with its contrast, and a half one not at all',
    async () => {
      const { user, unmount } = await openEditor(PATHS.home);
      await user.click(panel().getByRole('button', { name: 'Colors' }));
      const dark = panel().getByLabelText('Dark color');
      await user.clear(dark);
      await user.type(dark, '#3a1226');
      expect(panel().getByText(/Contrast with white: 16\.2 : 1\. Sufficient\./)).toBeVisible();
      expect(rootColour()).toBe('#3a1226');
      await user.type(dark, '{Backspace}{Backspace}');
      expect(rootColour()).toBe('#3a1226');
      unmount();
      expect(rootColour()).toBe('');
    },
  );

  it('are read-only for an editor where they say who gets the mail of visitors', async () => {
    localStorage.setItem('adminRoles', 'editor');
    const { user } = await openEditor(PATHS.home);
    await user.selectOptions(panel().getByRole('combobox', { name: 'Open' }), 'Company');
    await user.click(panel().getByRole('button', { name: /^Site address/ }));
    const site = within(panel().getByRole('group', { name: 'Site address' }));
    expect(site.getByText(SAMPLE_FIRM.site)).toBeVisible();
    expect(site.getByText('Only owners can change this.')).toBeVisible();
    expect(panel().queryByRole('textbox', { name: 'Site address' })).not.toBeInTheDocument();
    expect(panel().getAllByRole('textbox', { name: 'Registered name' })[0]).toBeVisible();
  });

  it('move the focus into an entry that is added', async () => {
    const { user } = await openEditor(PATHS.contact);
    await user.click(panel().getByRole('button', { name: 'Add a phone number' }));
    await waitFor(() => expect(panel().getByLabelText(/^Number/)).toHaveFocus());
  });
});

describe('the fields of a license', () => {
  it('are a picture for the scan, and days to choose', async () => {
    const { user } = await openEditor(PATHS.about);
    await user.click(panel().getByRole('button', { name: /^Add a license or certificate/ }));
    expect(panel().getByLabelText(/^Valid until/)).toHaveAttribute('type', 'date');
    const scan = within(panel().getByRole('group', { name: 'Scan' }));
    expect(scan.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  });

  thorough.it('propose the names of usual ones', async () => {
    const { user } = await openEditor(PATHS.about);
    await user.click(panel().getByRole('button', { name: /^Add a license or certificate/ }));
    const name = panel().getByRole('combobox', { name: 'Name' });
    const proposals = document.getElementById(name.getAttribute('list')!)!.querySelectorAll('option');
    expect([...proposals].map(({ value }) => value)).toContain('PCAB contractor’s license');
  });
});
