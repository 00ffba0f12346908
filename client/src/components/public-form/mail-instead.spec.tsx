import { render, screen } from '@testing-library/react';
import { APPLICATION_FORM } from '#shared/forms/application';
import type { FormRecord } from '#shared/forms/form';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { QUOTE_FORM } from '#shared/forms/quote';
import { ContentProvider } from '../../content/content-context.tsx';
import { SAMPLE_PAGES, SAMPLE_SITE } from '../../testing/content/sample-site.ts';
import { labelsOf } from '../../testing/forms/records.ts';
import { MailInstead } from './public-form.tsx';

const FORMS = [
  [
    'a quote',
    QUOTE_FORM,
    'engineering@eclar.example',
    'Request a Free Quote',
    ['Name', 'Phone', 'Email', 'Service', 'Meeting location', 'Date and time'],
  ],
  [
    'a job',
    APPLICATION_FORM,
    'hr@eclar.example',
    'Apply for a Position',
    ['Name', 'Email', 'Position', 'Contact number'],
  ],
  [
    'an inquiry',
    INQUIRY_FORM,
    'trading@eclar.example',
    'Inquire Services',
    ['Name', 'Email', 'Service', 'Contact', 'Description', 'Delivery option', 'Delivery location'],
  ],
] as const;

const renderNotice = (form: FormRecord, about?: string) =>
  render(
    <ContentProvider site={SAMPLE_SITE} served={{ page: SAMPLE_PAGES[0] }}>
      <MailInstead form={form} about={about} />
    </ContentProvider>,
  );

describe('what stands in the place of a form without JavaScript', () => {
  it.each(FORMS)('says for %s whom to mail and what to write', (_what, form, address, subject, known) => {
    const labels = labelsOf(form);
    expect(labels).toEqual(expect.arrayContaining([...known]));
    renderNotice(form);
    expect(screen.getByText('This form requires JavaScript')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(labels);
    const { protocol, pathname, searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: address }).href,
    );
    expect(protocol + pathname).toBe(`mailto:${address}`);
    expect(searchParams.get('subject')).toBe(subject);
    expect(searchParams.get('body')?.split('\r\n')).toEqual(labels.map((label) => `${label}: `));
  });

  it('names the service of the page in the subject', () => {
    renderNotice(INQUIRY_FORM, 'Gravel 3/4 Crushed');
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
    expect(searchParams.get('subject')).toBe('Inquire Services: Gravel 3/4 Crushed');
  });

  it('asks applicants alone to attach a file', () => {
    const { unmount } = renderNotice(APPLICATION_FORM);
    expect(screen.getByText(/Attach your resume as a PDF, DOC or DOCX file, up to 5 MB\./)).toBeVisible();
    unmount();
    renderNotice(QUOTE_FORM);
    expect(screen.queryByText(/Attach/)).not.toBeInTheDocument();
  });
});
