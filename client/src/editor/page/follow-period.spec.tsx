import { screen, waitFor, within } from '@testing-library/react';
import type { Period } from '#shared/content/documents/projects';
import { SAMPLE } from '#shared/content/sample/sample';
import { projectPath } from '#shared/content/addresses/site';
import { thorough } from '#shared/testing/thorough';
import { FakeContent, openEditor } from '../../testing/editor.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const years = () => panel().getByLabelText('Years');
const headingOf = (name: string) => ({ name: `Completed Projects ${name}` });
const { periods } = SAMPLE.projects;
const [last, before] = [periods.at(-1)!.name, periods.at(-2)!.name];

describe('the page of a period whose years are changed', () => {
  it('stays while they are half typed, and goes along with the focus in them', async () => {
    const { user, server } = await openEditor(projectPath(last));
    await user.type(years(), '{Backspace}{Backspace}');
    expect(panel().getByText(/Years must be one year such as 2026/)).toBeVisible();
    expect(screen.getByRole('heading', headingOf(last))).toBeVisible();
    await user.type(years(), '31');
    expect(await screen.findByRole('heading', headingOf('2031'))).toBeVisible();
    expect(years()).toHaveFocus();
    await waitFor(() => expect(server.content.projects.periods.at(-1)!.name).toBe('2031'));
  });

  thorough.it('is changed alone where they are those of another one for a moment', async () => {
    const { user, server } = await openEditor(projectPath(last));
    await user.clear(years());
    await user.type(years(), `${before}-${last}`);
    const names = () => server.content.projects.periods.map(({ name }) => name);
    await waitFor(() => expect(names()).toContain(`${before}-${last}`));
    expect(names().slice(-2)).toEqual([before, `${before}-${last}`]);
  });

  thorough.it.each([
    ['half typed', last.slice(0, -1)],
    ['those of another one', before],
  ])('opens its own spreadsheet while they are %s', async (_what, typed) => {
    const { user } = await openEditor(projectPath(last));
    await user.clear(years());
    await user.type(years(), typed);
    const onPage = within(screen.getByRole('group', { name: `Projects ${last}` }));
    for (const place of [onPage, within(panel().getByRole('region', { name: 'Completed projects' }))]) {
      await user.click(place.getByRole('button', { name: 'Open as a spreadsheet' }));
      const sheet = within(await screen.findByRole('dialog', { name: `Projects ${last}` }));
      expect(sheet.getByRole('button', { name: `Completed (${periods.at(-1)!.completed.length})` })).toBeVisible();
      await user.click(sheet.getByRole('button', { name: 'Close' }));
    }
  });

  it.each<[string, Partial<Period>, string]>([
    ['new ones', { name: '2031' }, '2031'],
    ['half typed', { name: '203' }, last],
  ])('opens with its fields where a draft has other years: %s', async (_what, changes, shown) => {
    const server = new FakeContent();
    server.changeElsewhere('projects', { periods: periods.with(-1, { ...periods.at(-1)!, ...changes }) });
    await openEditor(projectPath(last), server);
    expect(await screen.findByRole('heading', headingOf(shown))).toBeVisible();
    expect(years()).toHaveValue(changes.name);
  });

  it('opens with that of the period beside it where a draft has removed it', async () => {
    const server = new FakeContent();
    server.changeElsewhere('projects', { periods: periods.slice(0, -1) });
    await openEditor(projectPath(last), server);
    expect(await screen.findByRole('heading', headingOf(before))).toBeVisible();
    expect(years()).toHaveValue(before);
  });

  it('becomes that of the period beside it when it is removed', async () => {
    const { user } = await openEditor(projectPath(last));
    await user.selectOptions(panel().getByLabelText('Open'), 'Projects');
    await user.click(panel().getByRole('button', { name: /^Periods/ }));
    await user.click(panel().getByRole('button', { name: `Remove: ${last}` }));
    expect(await screen.findByRole('heading', headingOf(before))).toBeVisible();
  });
});
