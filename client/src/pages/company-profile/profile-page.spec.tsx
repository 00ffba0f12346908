import { screen, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { renderApp } from '../../testing/render-app.tsx';

const main = () => within(screen.getByRole('main'));

async function open(content = {}) {
  const view = renderApp('/company-profile', {}, { content });
  await screen.findByRole('heading', { level: 1, name: 'Company Profile' });
  return view;
}

describe('/company-profile', () => {
  it('says what the content says of the firm', async () => {
    await open();
    const { name, legalName, mailboxes } = SAMPLE.firm;
    for (const text of [name, legalName, SAMPLE.about.mission, 'About 20 years', '24 January 2006'])
      expect(main().getByText(text)).toBeVisible();
    for (const { address } of mailboxes) expect(main().getByText(address)).toBeVisible();
    expect(main().getByRole('heading', { name: '337 completed projects' })).toBeVisible();
  });

  it('claims no licenses that the firm has not entered', async () => {
    await open();
    expect(main().queryByRole('heading', { name: 'Licenses and certificates' })).not.toBeInTheDocument();
  });

  it('has the licenses that are valid, with how long', async () => {
    const item = (id: string, validTo: string) => ({
      id,
      name: id,
      issuer: 'The board',
      number: '7',
      category: 'A',
      validFrom: null,
      validTo,
      scan: null,
    });
    await open({ credentials: { items: [item('PCAB license', '2099-06-30'), item('Old permit', '2020-01-31')] } });
    expect(main().getByText('The board · 7 · A')).toBeVisible();
    expect(main().getByText('Valid until 30 June 2099')).toBeVisible();
    expect(main().queryByText('Old permit')).not.toBeInTheDocument();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(main().getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('is linked from the page about the firm', async () => {
    renderApp('/about');
    expect(await screen.findByRole('link', { name: 'Printable company profile' })).toHaveAttribute(
      'href',
      '/company-profile',
    );
  });
});
