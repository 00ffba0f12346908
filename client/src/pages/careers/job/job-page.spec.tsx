import { screen, waitFor } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const WELDER = {
  _id: 'w-1',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona, Tarlac',
  fullDescription: 'Welds steel decks.\nReads drawings.',
  qualifications: 'NC II',
};

const isShown = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'Structural Welder' })).toBeVisible();
  expect(screen.getByText('Welder II')).toBeVisible();
  expect(screen.getByText('Gerona, Tarlac')).toBeVisible();
  expect(await screen.findByText(/Reads drawings/)).toBeVisible();
  expect(await screen.findByText('NC II')).toBeVisible();
};

describe('/careers/<id>', () => {
  it('shows the job that the server has sent with the page, and asks for nothing', async () => {
    const { calls } = renderApp('/careers/w-1', {}, { job: WELDER });
    await isShown();
    expect(calls).toEqual([]);
  });

  it('says until when it is open', async () => {
    renderApp('/careers/w-1', {}, { job: { ...WELDER, closesOn: '2090-12-15' } });
    expect(await screen.findByText('Open until 15 December 2090')).toBeVisible();
  });

  it('shows a job of the list, under a title of its own', async () => {
    renderApp('/careers/w-1', { 'GET /jobs': [WELDER] });
    await isShown();
    expect(document.title).toBe('Structural Welder, Gerona, Tarlac | ECLAR Builders');
  });

  it('hands the job on with APPLY, whose address works in a new tab', async () => {
    const { user } = renderApp('/careers/w-1', {}, { job: WELDER });
    const apply = await screen.findByRole('link', { name: 'APPLY' });
    expect(apply).toHaveAttribute('href', '/apply?job=w-1');
    await user.click(apply);
    expect(await screen.findByLabelText('Position')).toHaveValue('Structural Welder');
  });

  it('leads to all open positions', async () => {
    const { user } = renderApp('/careers/w-1', { 'GET /jobs': [WELDER] }, { job: WELDER });
    await user.click(await screen.findByRole('link', { name: 'See all open positions' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Hiring' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Structural Welder' })).toBeVisible();
  });

  it('is the error page for a job that the list has no longer, with a way to the others', async () => {
    renderApp('/careers/w-1', { 'GET /jobs': [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all open positions' })).toHaveAttribute('href', '/careers');
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
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
