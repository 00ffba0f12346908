import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { siteOf } from '#shared/content/site/make-site';
import type { Job } from '#shared/contract';
import { App } from '../app.tsx';
import { ContentProvider } from '../content/content-context.tsx';
import { type Changes, filesOf, servedAt, sourceOf } from './content/source.ts';
import { fakeApi, type Responses } from './fake-api.ts';

interface Given {
  /** Documents that replace those of the sample firm. */
  content?: Changes;
  /** The job served with its page. */
  job?: Job;
  isSample?: boolean;
}

type Place = string | { pathname: string; state: unknown };

const pathOf = (at: Place) => (typeof at === 'string' ? at : at.pathname).replace(/[?#].*/, '');

/** Renders the site at an address; an object also sets the navigation state. */
export function renderApp(at: Place, responses: Responses = {}, { content, job, isSample = false }: Given = {}) {
  const source = { ...sourceOf(content), isSample };
  const site = siteOf(source);
  const calls = fakeApi(responses, filesOf(source, site));
  // fake timers need keys without delay; `applyAccept` would drop files that the form itself must reject
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <ContentProvider site={site} served={servedAt(source, site, pathOf(at), job)}>
        <App />
      </ContentProvider>
    </MemoryRouter>,
  );
  return { ...view, user, calls };
}
