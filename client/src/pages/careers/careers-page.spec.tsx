import { screen, waitFor, within } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { expectLog } from '../../testing/environment/console.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { controlTimeout } from '../../testing/timeouts.ts';
import { expectCopied } from '#client/testing/clipboard.ts';

const WELDER = {
  _id: 'w-1',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona, Tarlac',
  fullDescription: 'Welds steel decks.\nReads drawings.',
  qualifications: '<ul>\n<li>NC II</li>\n<li>Two <b>years</b></li>\n</ul>',
};
const DRIVER = { ...WELDER, _id: 'd-2', title: 'Mixer Driver', position: 'Driver', fullDescription: 'Drives.' };

const LOADING = 'Loading jobs...';
const EMPTY = 'No job postings available at the moment.';

const titleOf = (name: string) => screen.getByRole('button', { name });
const cardOf = (name: string) => titleOf(name).closest('li')!;
const textUnder = async (heading: string) => {
  const region = await screen.findByRole('region', { name: heading });
  await waitFor(() => expect(region.querySelector('div')).not.toBeEmptyDOMElement());
  return region.querySelector('div')!;
};

async function openCareers(jobs = [WELDER, DRIVER]) {
  const app = renderApp('/careers', { 'GET /jobs': jobs });
  await screen.findByRole('button', { name: jobs[0].title });
  return app;
}

describe('/careers', () => {
  it('is headed Job Hiring and shows a card for each job, all closed', async () => {
    await openCareers();
    expect(screen.getByRole('heading', { level: 1, name: 'Job Hiring' })).toBeVisible();
    for (const name of ['Structural Welder', 'Mixer Driver']) {
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
      expect(titleOf(name)).toHaveAttribute('aria-expanded', 'false');
    }
    expect(screen.queryByRole('link', { name: 'Send your resume' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'APPLY' })).not.toBeInTheDocument();
  });

  it('tells the position and the place of a closed card, which an open one has in its facts', async () => {
    const { user } = await openCareers();
    expect(screen.getByText('Welder II, Gerona, Tarlac')).toBeVisible();
    expect(titleOf('Structural Welder')).toHaveAccessibleDescription('Welder II, Gerona, Tarlac');
    await user.click(titleOf('Structural Welder'));
    expect(screen.queryByText('Welder II, Gerona, Tarlac')).not.toBeInTheDocument();
    expect(titleOf('Structural Welder')).not.toHaveAccessibleDescription();
    expect(screen.getByText('Driver, Gerona, Tarlac')).toBeVisible();
  });

  it('opens a card on its title, with position, location, both texts and APPLY', async () => {
    const { user } = await openCareers();
    await user.click(titleOf('Structural Welder'));
    expect(titleOf('Structural Welder')).toHaveAttribute('aria-expanded', 'true');
    const card = within(cardOf('Structural Welder'));
    expect(card.getByText('Welder II')).toBeVisible();
    expect(card.getByText('Gerona, Tarlac')).toBeVisible();
    expect(card.getByRole('heading', { level: 3, name: 'Job Description' })).toBeVisible();
    expect(card.getByRole('heading', { level: 3, name: 'Qualifications' })).toBeVisible();
    expect(await card.findByText(/Welds steel decks/)).toBeVisible();
    expect(card.getByRole('link', { name: 'APPLY' })).toBeVisible();
  });

  it('says until when a job is open that has a closing day', async () => {
    const { user } = await openCareers([{ ...WELDER, closesOn: '2090-12-15' } as typeof WELDER, DRIVER]);
    await user.click(titleOf('Structural Welder'));
    expect(screen.getByText('Open until 15 December 2090')).toBeVisible();
    await user.click(titleOf('Mixer Driver'));
    expect(screen.queryByText(/Open until/)).not.toBeInTheDocument();
  });

  it('opens one card at a time, and closes it on a second click', async () => {
    const { user } = await openCareers();
    await user.click(titleOf('Structural Welder'));
    await user.click(titleOf('Mixer Driver'));
    expect(titleOf('Structural Welder')).toHaveAttribute('aria-expanded', 'false');
    expect(titleOf('Mixer Driver')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByText('Welder II')).not.toBeInTheDocument();
    await user.click(titleOf('Mixer Driver'));
    expect(titleOf('Mixer Driver')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'APPLY' })).not.toBeInTheDocument();
  });

  it('opens and closes by keyboard', async () => {
    const { user } = await openCareers();
    titleOf('Mixer Driver').focus();
    await user.keyboard('{Enter}');
    expect(titleOf('Mixer Driver')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(titleOf('Mixer Driver')).toHaveAttribute('aria-expanded', 'false');
    expect(titleOf('Mixer Driver')).toHaveFocus();
  });

  it('shows newlines as line breaks and the HTML of the texts as HTML', async () => {
    const { user } = await openCareers();
    await user.click(titleOf('Structural Welder'));
    expect((await textUnder('Job Description')).innerHTML).toBe('Welds steel decks.<br>Reads drawings.');
    expect((await textUnder('Qualifications')).innerHTML).toBe('<ul><li>NC II</li><li>Two <b>years</b></li></ul>');
  });

  it('keeps nothing of the texts but their ten tags, without attributes', async () => {
    const allowed = '<p><b>b</b><i>i</i><em>e</em><strong>s</strong><u>u</u></p><ol><li>o</li></ol><ul><li>l</li></ul>';
    const hostile = '<h1>big</h1><a href="/x">link</a><img src=x onerror=alert(1)><script>alert(1)</script>';
    const marked = '<p class="x" style="color:red" onclick="x()" id="y" data-a="b" aria-label="c">p</p>';
    const { user } = await openCareers([{ ...WELDER, fullDescription: allowed, qualifications: hostile + marked }]);
    await user.click(titleOf('Structural Welder'));
    expect((await textUnder('Job Description')).innerHTML).toBe(allowed);
    expect((await textUnder('Qualifications')).innerHTML).toBe('biglink<p>p</p>');
  });

  it('hands title and position on with APPLY, whose address works in a new tab', async () => {
    const { user } = await openCareers();
    await user.click(titleOf('Structural Welder'));
    const apply = screen.getByRole('link', { name: 'APPLY' });
    expect(apply).toHaveAttribute('href', '/apply?job=w-1');
    await user.click(apply);
    expect(await screen.findByRole('heading', { level: 1, name: 'Apply for a Position' })).toBeVisible();
    expect(await screen.findByLabelText('Position')).toHaveValue('Structural Welder');
  });

  it('leads to the page of a job, and copies its address', async () => {
    const { user } = await openCareers();
    await user.click(titleOf('Structural Welder'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await expectCopied(`${location.origin}/careers/w-1`);
    expect(screen.getByRole('status', { name: 'Notifications' })).toHaveTextContent('Link copied.');
    expect(screen.getByRole('link', { name: 'View job' })).toHaveAttribute('href', '/careers/w-1');
  });

  it('says Loading jobs... while it waits for a late answer', async () => {
    let answer: (jobs: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    renderApp('/careers', { 'GET /jobs': () => late });
    expect(await screen.findByText(LOADING)).toBeVisible();
    answer([WELDER]);
    expect(await screen.findByRole('button', { name: 'Structural Welder' })).toBeVisible();
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
  });

  it('says so when there are none, without offering to retry, and invites a resume all the same', async () => {
    renderApp('/careers', { 'GET /jobs': [] });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send your resume' })).toHaveAttribute('href', '/apply');
    expect(screen.getByRole('link', { name: 'hr@eclar.example' })).toHaveAttribute('href', 'mailto:hr@eclar.example');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each(
    firstOrAll([
      ['the network is away', 'network error'],
      ['the server fails', { status: 500, body: { message: 'no' } }],
      ['a proxy answers with a page', { status: 502, body: '<html>' }],
      ['a page comes instead of the list', { status: 200, body: '<!doctype html><p>Hello' }],
      ['the JSON is broken', { status: 200, body: '[{"_id":' }],
      ['the answer is empty', { status: 200, body: '' }],
      ['the answer is no list', { status: 200, body: { jobs: [] } }],
    ] as const),
  )('says the same when %s, and loads again on Retry', async (_case, reply) => {
    expectLog(/The list could not be loaded/);
    let answer: object | 'network error' = reply;
    const { user } = renderApp('/careers', { 'GET /jobs': () => answer });
    expect(await screen.findByText(EMPTY)).toBeVisible();
    answer = [WELDER];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Structural Welder' })).toBeVisible();
  });

  it('gives up on an answer that never comes, and offers to retry', async () => {
    expectLog(/The list could not be loaded/);
    const abort = controlTimeout();
    renderApp('/careers', { 'GET /jobs': 'never' });
    expect(await screen.findByText(LOADING)).toBeVisible();
    expect(abort.after).toBe(30_000);
    abort();
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });
});
