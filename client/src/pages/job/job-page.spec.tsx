import { screen, waitFor } from '@testing-library/react';
import { expectLog } from '../../testing/environment/console.ts';
import { renderApp } from '../../testing/render-app.tsx';

const WELDER = {
  _id: 'w-1',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona, Tarlac',
  fullDescription: 'Welds steel decks.\nReads drawings.',
  qualifications: 'NC II',
};

/** The data that the server writes into the page of a job. */
function serve(job: object) {
  document.head.insertAdjacentHTML('beforeend', '<script type="application/json" id="served-job"></script>');
  document.getElementById('served-job')!.textContent = JSON.stringify(job);
}

afterEach(() => document.getElementById('served-job')?.remove());

const isShown = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Structural Welder' })).toBeVisible();
  expect(screen.getByText('Welder II')).toBeVisible();
  expect(screen.getByText('Gerona, Tarlac')).toBeVisible();
  expect(await screen.findByText(/Reads drawings/)).toBeVisible();
  expect(await screen.findByText('NC II')).toBeVisible();
};

describe('/careers/<id>', () => {
  it('shows the job that the server has sent with the page, and asks for nothing', async () => {
    serve(WELDER);
    const { calls } = renderApp('/careers/w-1');
    await isShown();
    expect(calls).toEqual([]);
  });

  it('shows a job of the list, under a title of its own', async () => {
    serve({ ...WELDER, _id: 'x-9', title: 'Another job' });
    renderApp('/careers/w-1', { 'GET /jobs': [WELDER] });
    await isShown();
    expect(document.title).toBe('Structural Welder, Gerona, Tarlac | ECLAR Builders');
  });

  it('hands the job on with APPLY, whose address works in a new tab', async () => {
    serve(WELDER);
    const { user } = renderApp('/careers/w-1');
    const apply = await screen.findByRole('link', { name: 'APPLY' });
    expect(apply).toHaveAttribute('href', '/apply?job=w-1');
    await user.click(apply);
    expect(await screen.findByLabelText('Position')).toHaveValue('Structural Welder');
  });

  it('leads to all open positions', async () => {
    serve(WELDER);
    const { user } = renderApp('/careers/w-1', { 'GET /jobs': [WELDER] });
    await user.click(await screen.findByRole('link', { name: 'See all open positions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Hiring' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Structural Welder' })).toBeVisible();
  });

  it('is the error page for a job that the list has no longer, with a way to the others', async () => {
    renderApp('/careers/w-1', { 'GET /jobs': [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all open positions' })).toHaveAttribute('href', '/careers');
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe('Page not found | ECLAR Builders'));
  });

  it('says that there are no jobs when the list fails, and loads again on Retry', async () => {
    expectLog(/The list could not be loaded/);
    let answer: object | 'network error' = 'network error';
    const { user } = renderApp('/careers/w-1', { 'GET /jobs': () => answer });
    expect(await screen.findByText('No job postings available at the moment.')).toBeVisible();
    answer = [WELDER];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await isShown();
  });
});
