import { screen, waitFor } from '@testing-library/react';
import { expectLog, logOf } from '../testing/environment/console.ts';
import { renderApp } from '../testing/render-app.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = async (name: string) => (await screen.findAllByRole('link', { name }))[0];

const FETCHED = 'GET /content/about.json';
const FAILED = 'This page could not be loaded. Check your connection and try again.';

/** jsdom goes nowhere, and says so. */
const LEAVING = /Not implemented: navigation/;

describe('the page that a link leads to', () => {
  it('is fetched once', async () => {
    const asked: string[] = [];
    const answer = () => {
      asked.push(FETCHED);
      return { status: 500 };
    };
    expectLog(/status 500/);
    expectLog(/error boundary/i);
    const { user } = renderApp('/contact', { [FETCHED]: answer });
    await user.click(await link('About the company'));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('is tried again after it failed', async () => {
    expectLog(/status 503/);
    expectLog(/error boundary/i);
    const responses: Record<string, object> = { [FETCHED]: { status: 503 } };
    const { user } = renderApp('/contact', responses);
    await user.click(await link('About the company'));
    expect(await screen.findByText(FAILED)).toBeVisible();
    delete responses[FETCHED];
    await user.click(await link('Privacy notice'));
    await heading('Privacy Notice');
    await user.click(await link('About the company'));
    expect(await heading('About the Company')).toBeVisible();
  });

  it.each([
    ['that was published later', { version: 'newer', data: {} }],
    ['that is there no longer', { status: 404 }],
  ])('is loaded anew for content %s', async (_what, answer) => {
    expectLog(LEAVING);
    const { user } = renderApp('/contact', { [FETCHED]: answer });
    await user.click(await link('About the company'));
    await waitFor(() => expect(logOf()).toContainEqual(expect.stringMatching(LEAVING)));
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});
