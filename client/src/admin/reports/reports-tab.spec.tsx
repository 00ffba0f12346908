import { screen, waitFor, within } from '@testing-library/react';
import type { DeskSettings, Figures, VisitFigures } from '#shared/contract';
import { dayAfter } from '#shared/meetings/office-day';
import { SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const FIGURES: Figures = {
  weeks: [4, 0, 9].map((quote, index) => ({
    week: dayAfter('2026-11-09', 7 * index),
    quote,
    application: 1,
    inquiry: 0,
  })),
  answers: [
    { kind: 'quote', answered: 12, median: 45, slow: 1500, inTime: 9, late: 3 },
    { kind: 'application', answered: 2, median: 4320, slow: 7200, inTime: 0, late: 2 },
    { kind: 'inquiry', answered: 0, median: null, slow: null, inTime: 0, late: 0 },
  ],
  open: { today: 3, days: 2, week: 1, older: 0, waiting: 1 },
  pages: [
    { page: '/civil-works', count: 8 },
    { page: null, count: 2 },
  ],
};
const VISITS: VisitFigures = {
  days: [
    { day: '2026-11-23', visits: 0 },
    { day: '2026-11-24', visits: 40 },
    { day: '2026-11-25', visits: 20 },
  ],
  since: '2026-11-24',
  submissions: 5,
  pages: [
    { page: '/civil-works', visits: 45, submissions: 4 },
    { page: '/', visits: 15, submissions: 0 },
  ],
  referrers: [
    { referrer: 'facebook.com', visits: 48 },
    { referrer: 'direct', visits: 10 },
    { referrer: 'other', visits: 2 },
  ],
  devices: { phone: 45, desktop: 15 },
};
const SETTINGS: DeskSettings = { weeklyMail: true, waitingMail: false };

function open(responses: Responses = {}) {
  signedIn();
  return renderApp('/admin-dashboard?tab=reports', {
    ...SESSION,
    'GET /rental': [],
    'GET /admin/figures': FIGURES,
    'GET /admin/visits': VISITS,
    'GET /admin/desk-settings': SETTINGS,
    ...responses,
  });
}

const section = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);
const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('the Reports tab', () => {
  it('draws the weeks of each kind, in words for who cannot see them', async () => {
    open();
    const part = await section('Submissions per week');
    const words = 'Quote requests: 9 this week, 0 last week, 13 in 3 weeks.';
    expect(part.getByRole('img', { name: words })).toHaveTextContent('49');
    expect(part.getByRole('img', { name: /^Job applications: 1 this week, 1 last week/ })).toBeVisible();
    expect(part.getByRole('img', { name: /^Service inquiries: 0 this week/ })).toBeVisible();
  });

  it('shows the weeks as a table too, the newest first', async () => {
    open();
    const part = await section('Submissions per week');
    const details = part.getByText('View as table').closest('details')!;
    details.open = true;
    const rows = within(details).getAllByRole('row').map(cellsOf);
    expect(rows).toEqual([
      ['Week from', 'Quote requests', 'Job applications', 'Service inquiries'],
      ['Nov 23, 2026', '9', '1', '0'],
      ['Nov 16, 2026', '0', '1', '0'],
      ['Nov 9, 2026', '4', '1', '0'],
    ]);
  });

  it('tells how soon each kind was answered', async () => {
    open();
    const part = await section('First response time');
    expect(part.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Quote requests', '12', '45 min', '25 h', '9 of 12 (75%)'],
      ['Job applications', '2', '3 days', '5 days', '0 of 2 (0%)'],
      ['Service inquiries', '0', '—', '—', '—'],
    ]);
  });

  it('tells how old is what is open, and what waits too long', async () => {
    open();
    const part = await section('Open by age');
    expect(part.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Today', '3'],
      ['1 to 2 days ago', '2'],
      ['3 to 7 days ago', '1'],
      ['Earlier', '0'],
    ]);
    expect(part.getByText('1 submission unanswered for more than 2 days.')).toBeVisible();
  });

  it('shows of what is open that there is more than is counted', async () => {
    open({ 'GET /admin/figures': { ...FIGURES, open: { today: 3, days: 0, week: 999, older: 1000, waiting: 1000 } } });
    const part = await section('Open by age');
    expect(part.getAllByRole('row').slice(3).map(cellsOf)).toEqual([
      ['3 to 7 days ago', '999'],
      ['Earlier', '999+'],
    ]);
    expect(part.getByText(/^999\+ submissions unanswered/)).toBeVisible();
  });

  it('tells from which pages they come', async () => {
    open();
    const part = await section('Submissions by page');
    expect(part.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['/civil-works', '8'],
      ['Unknown page', '2'],
    ]);
  });

  it('leaves out the pages as long as none is known', async () => {
    open({ 'GET /admin/figures': { ...FIGURES, pages: [{ page: null, count: 2 }] } });
    await section('Open by age');
    expect(screen.queryByRole('heading', { name: 'Submissions by page' })).not.toBeInTheDocument();
  });

  it('says so when nothing has come', async () => {
    open({ 'GET /admin/figures': { ...FIGURES, pages: [], open: { ...FIGURES.open, waiting: 0 } } });
    expect(await screen.findByText('No submissions in the last 3 weeks.')).toBeVisible();
    expect(screen.getByText('Nothing has been unanswered for more than 2 days.')).toBeVisible();
  });

  it('has one sentence in place of empty charts before the first submission', async () => {
    const weeks = FIGURES.weeks.map(({ week }) => ({ week, quote: 0, application: 0, inquiry: 0 }));
    open({ 'GET /admin/figures': { ...FIGURES, weeks, open: { today: 0, days: 0, week: 0, older: 0, waiting: 0 } } });
    expect(await screen.findByText(/^No submissions in the last 3 weeks\./)).toBeVisible();
    for (const name of ['Submissions per week', 'First response time', 'Open by age', 'Submissions by page'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Visits' })).toBeVisible();
  });

  it('draws the visits per day, and shows them as a table too, the newest first', async () => {
    open();
    const part = await section('Visits');
    const words = 'Visits per day: 20 today, 60 in 3 weeks, at most 40 on a day.';
    expect(part.getByRole('img', { name: words })).toBeVisible();
    const details = part.getByText('View as table').closest('details')!;
    details.open = true;
    expect(within(details).getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Nov 25, 2026', '20'],
      ['Nov 24, 2026', '40'],
      ['Nov 23, 2026', '0'],
    ]);
  });

  it('tells from where and with what visitors come', async () => {
    open();
    const part = await section('Visits');
    expect(
      within(part.getByRole('table', { name: 'Visits by referrer' }))
        .getAllByRole('row')
        .map(cellsOf),
    ).toEqual([
      ['Referrer', 'Visits'],
      ['facebook.com', '48'],
      ['Direct: address, bookmark or app', '10'],
      ['Other sites', '2'],
    ]);
    expect(
      within(part.getByRole('table', { name: 'Visits by device' }))
        .getAllByRole('row')
        .map(cellsOf),
    ).toEqual([
      ['Device', 'Share of visits'],
      ['Phones', '75%'],
      ['Computers and tablets', '25%'],
    ]);
  });

  it('shows the submissions from each page beside its visits', async () => {
    open();
    const part = await section('Visits');
    const table = part.getByRole('table', { name: 'Visits and submissions by page' });
    expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
      ['Page', 'Visits that began here', 'Submissions'],
      ['/civil-works', '45', '4'],
      ['/', '15', '0'],
    ]);
    expect(part.getByText(/^Counted since Nov 24, 2026, with 5 submissions in all\./)).toBeVisible();
  });

  it('says so before anybody has come', async () => {
    const days = VISITS.days.map(({ day }) => ({ day, visits: 0 }));
    open({ 'GET /admin/visits': { ...VISITS, days, since: null, submissions: 0, pages: [], referrers: [] } });
    const part = await section('Visits');
    expect(part.getByText('No visits recorded yet.')).toBeVisible();
    expect(part.queryByRole('table')).not.toBeInTheDocument();
  });

  it('turns a mail on and off at once', async () => {
    const { user, calls } = open({
      'PATCH /admin/desk-settings': ({ body }) => ({ status: 200, body: { ...SETTINGS, ...(body as object) } }),
    });
    const weekly = await screen.findByRole('checkbox', { name: /every Monday at 8:00 AM/ });
    expect(weekly).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /for more than 2 days/ })).not.toBeChecked();
    await user.click(weekly);
    await waitFor(() => expect(weekly).not.toBeChecked());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ weeklyMail: false });
  });

  it('keeps a choice that could not be saved as it was, and says so', async () => {
    expectLog(/A change failed/);
    const { user } = open({ 'PATCH /admin/desk-settings': 'network error' });
    const weekly = await screen.findByRole('checkbox', { name: /every Monday/ });
    await user.click(weekly);
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    expect(weekly).toBeChecked();
  });

  it('says when the figures could not be loaded, and loads them on Retry', async () => {
    expectLog(/The reports could not be loaded/);
    let isDown = true;
    const { user } = open({ 'GET /admin/figures': () => (isDown ? { status: 503 } : FIGURES) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Open by age' })).toBeVisible();
  });
});
