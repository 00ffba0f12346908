import { screen, within } from '@testing-library/react';
import { projectPath } from '#shared/content/addresses/site';
import { firstOrAll } from '#shared/testing/thorough';
import { renderApp } from '../../testing/render-app.tsx';

async function typeInto(text: string) {
  const { user } = renderApp(projectPath('2020'));
  const field = await screen.findByRole('searchbox', { name: 'Find a project' });
  await user.type(field, text);
  return { user, field };
}

const tables = () => screen.getAllByRole('table');
const count = () => within(screen.getByRole('search')).getByRole('status');
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

describe('the filter over the projects', () => {
  it('leaves the rows of both tables that hold every word, with their numbers, and says how many', async () => {
    await typeInto('bridge ');
    expect(names()).toEqual([
      'Widening of Permanent Bridge, Three Spans',
      'Repair of Bridge Deck and Expansion Joints',
      'Bored Piling Works for Bridge Abutments',
    ]);
    const [, widening] = within(tables()[0]).getAllByRole('row');
    expect(within(widening).getAllByRole('cell')[0]).toHaveTextContent(/^11$/);
    expect(count()).toHaveTextContent('3 of 34 projects');
  });

  it.each(
    firstOrAll([
      ['the place', 'zambales', 'Sea Wall and Promenade Rehabilitation'],
      ['the client', 'irrigation administration', 'Rehabilitation of Diversion Dam and Sluice Gates'],
      ['words of several columns, in any order and case', 'MUÑOZ warehouse', 'Rice Seed Warehouse with Drying Floor'],
      ['letters without their accents', 'munoz', 'Rice Seed Warehouse with Drying Floor'],
    ]),
  )('looks at %s', async (_what, text, name) => {
    await typeInto(text);
    expect(names()).toEqual([name]);
  });

  it('says when nothing matches, and shows everything again when it is emptied', async () => {
    const { user, field } = await typeInto('lighthouse');
    expect(names()).toEqual([]);
    for (const table of tables()) expect(table).toHaveTextContent('No projects match your search.');
    expect(count()).toHaveTextContent('0 of 34 projects');
    await user.clear(field);
    expect(names()).toHaveLength(34);
    expect(count()).toHaveTextContent(/^34 projects$/);
  });

  it('stays as it is when a project is opened and closed', async () => {
    const { user } = await typeInto('bridge');
    await user.click(screen.getByRole('button', { name: /^Repair/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(names()).toHaveLength(3);
  });
});
