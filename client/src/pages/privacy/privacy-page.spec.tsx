import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { openEditor } from '../../testing/editor.ts';
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

const NOTICE = () => screen.getByRole('main');

describe('the privacy notice of an owner', () => {
  const privacy = {
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          { beginning: 'Quotes', text: ' of {firm} for {quoteMonths}, inquiries for {inquiryMonths} months.' },
          {
            beginning: '',
            text: 'Applications at {applicationMailbox} for {applicationMonths} months, as of {updated}.',
          },
        ],
        points: ['We sell nothing.'],
      },
    ],
    version: '2031-03-03.2',
  };
  const retention = { quotes: 6, inquiries: null, applications: 3 };

  it('says the facts that the site knows', async () => {
    renderApp(PATHS.privacy, {}, { content: { privacy, firm: { ...SAMPLE.firm, retention } } });
    await screen.findByRole('heading', { level: 2, name: 'What we keep' });
    expect(NOTICE()).toHaveTextContent('Quotes of ECLAR Builders for 6, inquiries for 24 months.');
    expect(NOTICE()).toHaveTextContent('Applications at hr@eclar.example for 3 months, as of 3 March 2031.');
    expect(within(NOTICE()).getByRole('listitem')).toHaveTextContent('We sell nothing.');
    expect(NOTICE()).not.toHaveTextContent('OpenStreetMap');
  });

  it('is worded on its page, where the months are set as well', async () => {
    const { user } = await openEditor(PATHS.privacy);
    const panel = within(screen.getByRole('complementary', { name: 'Edit this page' }));
    await user.click(screen.getByText('To have errors corrected.'));
    const point = await panel.findByDisplayValue('To have errors corrected.');
    await user.clear(point);
    await user.paste('To have errors corrected within a week.');
    await waitFor(() => expect(NOTICE()).toHaveTextContent('corrected within a week.'));
    await user.click(panel.getByLabelText(/^Applications/));
    await user.paste('6');
    await waitFor(() => expect(NOTICE()).toHaveTextContent(/consider you for a position\. We keep them for 6 months/));
  });
});
