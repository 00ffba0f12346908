import { screen, within } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { expectLog } from '../../testing/environment/console.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { controlTimeout } from '../../testing/timeouts.ts';

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

  it('shows the picture of a rental that has one, when it comes near', async () => {
    const shownPicture = {
      base: '/pictures/p-1',
      widths: [432, 736],
      width: 736,
      height: 490,
      tone: 'tone-steel',
      alt: 'A crane.',
    };
    renderApp('/rentals-list', { 'GET /rental': [{ ...CRANE, picture: 'p-1', shownPicture }, TRUCK] });
    const picture = await screen.findByRole('img', { name: 'A crane.' });
    expect(picture).toHaveAttribute('src', '/pictures/p-1-736.jpeg');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(within(screen.getByRole('main')).getAllByRole('img')).toEqual([picture]);
  });

  it('lets a visitor inquire about one of them, in a new tab too', async () => {
    const { user } = renderApp('/rentals-list', {
      'GET /rental': [CRANE, { ...TRUCK, vehicleName: 'Truck & trailer' }],
    });
    const link = await screen.findByRole('link', { name: 'Inquire about this (Truck & trailer)' });
    expect(link).toHaveAttribute('href', '/services?about=Truck+%26+trailer');
    await user.click(link);
    expect(await screen.findByDisplayValue('Rental: Truck & trailer')).toBe(screen.getByLabelText('Description'));
  });

  it('says Loading rentals... while it waits for a late answer', async () => {
    let answer: (rentals: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    renderApp('/rentals-list', { 'GET /rental': () => late });
    expect(await screen.findByText('Loading rentals...')).toBeVisible();
    answer([CRANE]);
    expect(await screen.findByRole('heading', { name: 'Tower crane' })).toBeVisible();
    expect(screen.queryByText('Loading rentals...')).not.toBeInTheDocument();
  });

  it('says so when there are none, without offering to retry', async () => {
    renderApp('/rentals-list', { 'GET /rental': [] });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each(
    firstOrAll([
      ['the network is away', 'network error'],
      ['the server fails', { status: 500, body: '<html>' }],
      ['a page comes instead of the list', { status: 200, body: '<!doctype html><p>Hello' }],
      ['the JSON is broken', { status: 200, body: '[{"_id":' }],
      ['the answer is empty', { status: 200, body: '' }],
      ['the answer is no list', { status: 200, body: { rows: [] } }],
    ] as const),
  )('says the same when %s, and loads again on Retry', async (_case, reply) => {
    expectLog(/The list could not be loaded/);
    let answer: object | 'network error' = reply;
    const { user } = renderApp('/rentals-list', { 'GET /rental': () => answer });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    answer = [CRANE];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Tower crane' })).toBeVisible();
  });

  it('gives up on an answer that never comes, and offers to retry', async () => {
    expectLog(/The list could not be loaded/);
    const abort = controlTimeout();
    renderApp('/rentals-list', { 'GET /rental': 'never' });
    expect(await screen.findByText('Loading rentals...')).toBeVisible();
    expect(abort.after).toBe(30_000);
    abort();
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });
});
