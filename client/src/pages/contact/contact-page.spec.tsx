import { screen, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { firstOrAll } from '#shared/testing/thorough';
import { renderApp } from '../../testing/render-app.tsx';
import { expectCopied } from '#client/testing/clipboard.ts';

const box = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

async function openContact() {
  const app = renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return app;
}

const mailbox = (department: string) =>
  within(screen.getByRole('heading', { level: 3, name: department }).closest('li')!);

function refuseClipboard() {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
}

describe('/contact', () => {
  it('tells in a Location box where the office is', async () => {
    await openContact();
    const { building, address } = SAMPLE.firm;
    for (const part of [building, address.street, address.locality, address.region, 'Philippines']) {
      expect(box('Location').getByText(new RegExp(part))).toBeVisible();
    }
  });

  it('lists the five mailboxes', async () => {
    await openContact();
    const departments = box('Email Addresses').getAllByRole('heading', { level: 3 });
    expect(departments.map(({ textContent }) => textContent)).toEqual([
      'Engineering',
      'Finance',
      'HR',
      'Purchasing',
      'Trading / General',
    ]);
  });
});

describe.each(firstOrAll(SAMPLE.firm.mailboxes))('the mailbox of $department', ({ department, address }) => {
  it('opens a compose window of a web mail service in a new tab', async () => {
    await openContact();
    const link = mailbox(department).getByRole('link', { name: new RegExp(`^${address} .*new tab`) });
    expect(link).toHaveAttribute(
      'href',
      `https://mail.google.com/mail/?view=cm&fs=1&to=${address.replace('@', '%40')}`,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('can be copied, and says so', async () => {
    const { user } = await openContact();
    await user.click(mailbox(department).getByRole('button', { name: `Copy ${address}` }));
    const notifications = within(screen.getByRole('status', { name: 'Notifications' }));
    expect(await notifications.findByText(`${address} copied.`)).toBeVisible();
    await expectCopied(address);
  });

  it('stands selected, and says so, when the browser refuses the clipboard', async () => {
    const { user } = await openContact();
    refuseClipboard();
    await user.click(mailbox(department).getByRole('button', { name: `Copy ${address}` }));
    expect(await screen.findByText(/The address is selected/)).toBeVisible();
    expect(String(getSelection())).toBe(address);
  });
});
