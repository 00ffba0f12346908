import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ServedRows } from '#shared/content/site/page-data';
import { ContentProvider } from '../../content/content-context.tsx';
import { SAMPLE_PAGES, SAMPLE_SITE } from '../../testing/content/sample-site.ts';
import { JobsInHtml } from './careers-page.tsx';

const WELDER = {
  _id: 'w-1',
  title: 'Welder <1>',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: '',
  qualifications: '',
};

const renderList = (rows: ServedRows) =>
  render(
    <MemoryRouter>
      <ContentProvider site={SAMPLE_SITE} served={{ page: SAMPLE_PAGES[0] }} rows={rows}>
        <JobsInHtml />
      </ContentProvider>
    </MemoryRouter>,
  );

describe('the jobs for visitors without JavaScript', () => {
  it('each lead to their page, with position and place', () => {
    renderList({ jobs: [WELDER] });
    expect(screen.getByRole('link', { name: 'Welder <1>' })).toHaveAttribute('href', '/careers/w-1');
    expect(screen.getByText('Welder II, Gerona')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Send your resume' })).not.toBeInTheDocument();
  });

  it('are said to be none when there are none, with an invitation', () => {
    renderList({ jobs: [] });
    expect(screen.getByText('No job postings available at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send your resume' })).toHaveAttribute('href', '/apply');
  });
});
