import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ContentState, SAMPLE_ITEMS } from '#shared/content/contract';
import { SAMPLE } from '#shared/content/sample/sample';
import { CHANGED_SITE, fakeRows, OWN_SITE, SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Call, Reply } from '#client/testing/fake-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const NEW_SITE: ContentState = { ...OWN_SITE, release: 0, isSample: true, sampleLeft: [...SAMPLE_ITEMS] };
const LISTS = { ...fakeRows('/rental', []), ...fakeRows('/jobs', []) };

async function open(state: Reply | (() => Reply), more = {}) {
  signedIn();
  const view = renderApp('/admin-dashboard', { ...SESSION, ...LISTS, 'GET /admin/content': state, ...more });
  await screen.findByRole('button', { name: 'Logout' });
  return view;
}

const meter = (done: number) => screen.findByRole('button', { name: new RegExp(`^Set up your site ${done}/16`) });
const list = async () => within(await screen.findByRole('dialog', { name: 'Set up your site' }));
const itemOf = async (title: string) => within((await list()).getByText(title).closest('li')!);

describe('the list of what is left to make yours', () => {
  it('is behind a meter, with a link to each thing and what is left', async () => {
    const { user } = await open(NEW_SITE);
    expect(await meter(0)).toHaveAccessibleName(/Next: telephone$/);
    await user.click(await meter(0));
    expect((await list()).getByText('0 of 16 done')).toBeVisible();
    expect((await list()).getAllByRole('listitem')[0]).toHaveTextContent(/Telephone/);
    expect((await list()).getByText(/asked to leave it out until you publish/)).toBeVisible();
    const links = (await list()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(SAMPLE_ITEMS.length - 1); // the mail server is a setting
    expect(links).toContain('/contact?edit=firm.phones');
    expect(links).toContain('/project/2024-list?edit=projects.periods.15');
    expect(links).toContain('/admin-dashboard?tab=account#password');
  });

  it('has ticked what is done', async () => {
    const { user } = await open({ ...NEW_SITE, isSample: false, sampleLeft: ['logo'] });
    await user.click(await meter(15));
    expect((await list()).getByText('15 of 16 done')).toBeInTheDocument();
    expect((await itemOf('Telephone')).getByText('done')).toBeInTheDocument();
    expect((await itemOf('Telephone')).queryByRole('link')).not.toBeInTheDocument();
    expect((await itemOf('Logo')).getByRole('link', { name: 'Logo' })).toHaveAttribute('href', '/?edit=firm.logo');
    expect(screen.queryByText(/asked to leave it out/)).not.toBeInTheDocument();
  });

  it('is gone when nothing is left', async () => {
    await open(OWN_SITE);
    await screen.findByRole('tab', { name: 'Rentals' });
    expect(screen.queryByText('Set up your site')).not.toBeInTheDocument();
  });

  it('says that changes wait to be published', async () => {
    const { user } = await open({ ...NEW_SITE, drafts: CHANGED_SITE.drafts });
    await user.click(await meter(0));
    expect((await list()).getByText(/^One change is unpublished/)).toBeVisible();
  });

  it('leaves out all that is kept on purpose, however quickly it is pressed', async () => {
    let kept: string[] = [];
    const { user } = await open(
      () => ({
        ...NEW_SITE,
        content: { ...SAMPLE, firm: { ...SAMPLE.firm, kept } },
        sampleLeft: SAMPLE_ITEMS.filter((item) => !kept.includes(item)),
      }),
      {
        'PATCH /admin/content/drafts/firm': ({ body }: Call) => {
          const [{ before, value }] = (body as { changes: [{ before?: string[]; value: string[] }] }).changes;
          const isConflict = (before ?? []).join() !== kept.join();
          if (!isConflict) kept = value;
          return { document: 'firm', revision: 1, updatedAt: '', by: '', problems: [], conflicts: [] };
        },
      },
    );
    await user.click(await meter(0));
    const keeps = (await list()).getAllByRole('button', { name: /: We have no|: Keep/ });
    for (const button of [keeps[0], keeps[0], keeps[1]]) fireEvent.click(button);
    expect(await (await list()).findByText('2 of 16 done')).toBeVisible();
    expect(kept).toHaveLength(2);
  });

  it('leaves out what is kept on purpose', async () => {
    let state = NEW_SITE;
    const { user, calls } = await open(() => state, {
      'PATCH /admin/content/drafts/firm': () => {
        state = { ...NEW_SITE, sampleLeft: SAMPLE_ITEMS.filter((item) => item !== 'logo') };
        return {
          document: 'firm',
          revision: 1,
          updatedAt: '2026-11-22T08:30:00.000Z',
          by: 'a',
          problems: [],
          conflicts: [],
        };
      },
    });
    await user.click(await meter(0));
    await user.click((await list()).getByRole('button', { name: 'Logo: We have no logo' }));
    expect(await (await list()).findByText('1 of 16 done')).toBeVisible();
    const [save] = calls.filter(({ method }) => method === 'PATCH');
    expect(save.body).toEqual({ changes: [{ path: ['kept'], value: ['logo'] }] });
  });

  it('is missing, and the dashboard works, when the server does not answer', async () => {
    expectLog(/The state of the site could not be loaded/);
    await open('network error');
    expect(await screen.findByRole('button', { name: 'Add Rental' })).toBeVisible();
  });
});

describe('licenses that end soon', () => {
  const item = (id: string) => ({
    id,
    name: id,
    issuer: 'A board',
    number: '',
    category: '',
    validFrom: null,
    validTo: '2026-12-01',
    scan: null,
  });
  const state: ContentState = {
    ...OWN_SITE,
    content: { ...SAMPLE, credentials: { items: [item('iso'), item('pcab')] } },
    expiring: [
      { id: 'iso', name: 'ISO 9001', validTo: '2026-11-20', daysLeft: -2 },
      { id: 'pcab', name: 'PCAB license', validTo: '2026-12-06', daysLeft: 14 },
    ],
  };

  it('are told above the tabs, with a link to their last day', async () => {
    await open(state);
    const notice = within(await screen.findByRole('region', { name: 'Licenses and certificates due for renewal' }));
    const [over, soon] = notice.getAllByRole('listitem');
    expect(over).toHaveTextContent('ISO 9001 expired on Nov 20, 2026.');
    expect(soon).toHaveTextContent('PCAB license expires in 14 days, on Dec 6, 2026.');
    expect(within(soon).getByRole('link')).toHaveAttribute('href', '/about?edit=credentials.items.1.validTo');
  });

  it('are no part of the dashboard while there are none', async () => {
    await open(OWN_SITE);
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Rentals' })).toBeVisible());
    expect(screen.queryByRole('region', { name: 'Licenses and certificates due for renewal' })).not.toBeInTheDocument();
  });
});
