import { screen } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { renderApp } from '../../testing/render-app.tsx';

const OFFICER = {
  privacyOfficer: 'The Data Protection Officer',
  privacyAddress: 'privacy@eclar.example',
  privacyPhone: '+63 45 931 0000',
};

const { privacyOfficer: _officer, ...UNNAMED } = SAMPLE.firm;

async function openNotice(firm: object = {}) {
  renderApp(PATHS.privacy, {}, { content: { firm: { ...UNNAMED, ...firm } } });
  await screen.findByRole('heading', { level: 1, name: 'Privacy Notice' });
}

describe('the privacy notice', () => {
  it('tells of which day its version is', async () => {
    await openNotice();
    expect(screen.getByText(/^\d{1,2} \w+ \d{4}$/)).toHaveAttribute('datetime', PRIVACY_NOTICE.version);
  });

  it('names the data protection officer, with mail and phone', async () => {
    await openNotice(OFFICER);
    expect(screen.getByText(OFFICER.privacyOfficer)).toBeVisible();
    const mail = screen.getByRole('link', { name: OFFICER.privacyAddress });
    expect(mail).toHaveAttribute('href', `mailto:${OFFICER.privacyAddress}`);
    expect(screen.getByRole('link', { name: OFFICER.privacyPhone })).toHaveAttribute('href', 'tel:+63459310000');
  });

  it.each([{}, { privacyOfficer: '', privacyAddress: '', privacyPhone: '' }])(
    'gives the mailbox of applications where none is named: %j',
    async (firm) => {
      await openNotice(firm);
      expect(screen.getByRole('link', { name: 'hr@eclar.example' })).toBeVisible();
      expect(screen.queryByText(/data protection officer/)).not.toBeInTheDocument();
    },
  );
});
