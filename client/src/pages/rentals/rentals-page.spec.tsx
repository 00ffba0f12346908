import { screen, within } from '@testing-library/react';
import { expectLog } from '../../testing/console.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CRANE = { _id: '1', vehicleName: 'Tower crane', weightLimit: '8 tons' };
const TRUCK = { _id: '2', vehicleName: 'Dump truck', weightLimit: '20 m³' };

const EMPTY = 'No rentals available at the moment.';

describe('/rentals-list', () => {
  it('is titled FOR RENT and shows a card with name and capacity for each rental', async () => {
    renderApp('/rentals-list', { 'GET /rental': [CRANE, TRUCK] });
    expect(await screen.findByRole('heading', { level: 1, name: 'FOR RENT' })).toBeVisible();
    const crane = (await screen.findByRole('heading', { name: 'Tower crane' })).closest('li')!;
    expect(within(crane).getByText('Capacity')).toBeVisible();
    expect(within(crane).getByText('8 tons')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dump truck' })).toBeVisible();
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  });

  it('says Loading rentals... while it waits', async () => {
    renderApp('/rentals-list', { 'GET /rental': 'never' });
    expect(await screen.findByText('Loading rentals...')).toBeVisible();
  });

  it('says so when there are none, without offering to retry', async () => {
    renderApp('/rentals-list', { 'GET /rental': [] });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each([
    ['the network is away', 'network error'],
    ['the server fails', { status: 500, body: '<html>' }],
    ['the answer is no JSON', { status: 200, body: '<html>' }],
    ['the answer is no list', { status: 200, body: { rows: [] } }],
  ] as const)('says the same when %s, and loads again on Retry', async (_case, reply) => {
    expectLog(/The list could not be loaded/);
    let answer: object | 'network error' = reply;
    const { user } = renderApp('/rentals-list', { 'GET /rental': () => answer });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    answer = [CRANE];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Tower crane' })).toBeVisible();
  });
});
