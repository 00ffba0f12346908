import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { FakeContent, openEditor } from '#client/testing/editor.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));

const HOURS = { days: 'Monday to Friday', opens: '08:00', closes: '17:00' };
const LICENSE = {
  id: 'license',
  name: 'License',
  issuer: 'The board',
  number: '',
  category: '',
  validFrom: '2024-07-01',
  validTo: null,
  scan: null,
};

/** Edits on a page that shows none of it, so that each field stands in the panel once. */
async function open(document: string, ...parts: string[]) {
  const server = new FakeContent();
  server.content.firm.hours = [{ ...HOURS }];
  server.content.credentials.items = [{ ...LICENSE }];
  const view = await openEditor('/apply', server);
  await view.user.selectOptions(panel().getByLabelText('Open'), document);
  for (const name of parts) {
    const found = panel().getAllByRole('button', { name });
    await view.user.click(found[found.length - 1]);
  }
  return { ...view, server };
}

describe('the control of a date', () => {
  const openLicense = () => open('Credentials', 'Licenses and certificates (1)', 'License');
  const from = () => panel().getByLabelText('Valid from');

  it('is that of the browser, with the day that stands there', async () => {
    await openLicense();
    expect(from()).toHaveAttribute('type', 'date');
    expect(from()).toHaveValue('2024-07-01');
    expect(panel().getByLabelText('Valid until')).toHaveValue('');
  });

  it('saves another day, and none when it is emptied', async () => {
    const { server } = await openLicense();
    fireEvent.change(from(), { target: { value: '2025-01-31' } });
    await waitFor(() => expect(server.content.credentials.items[0].validFrom).toBe('2025-01-31'));
    fireEvent.change(from(), { target: { value: '' } });
    await waitFor(() => expect(server.content.credentials.items[0].validFrom).toBeNull());
  });

  thorough.it('says when it does not fit the other one', async () => {
    await openLicense();
    fireEvent.change(panel().getByLabelText('Valid until'), { target: { value: '2020-01-01' } });
    expect(panel().getByText('Valid until must not be before Valid from.')).toBeVisible();
    expect(panel().getByLabelText('Valid until')).toBeInvalid();
  });
});

describe('the control of a time', () => {
  it('is that of the browser, and saves what is chosen', async () => {
    const { server } = await open('Company', 'Office hours (1)', HOURS.days);
    const opens = panel().getByLabelText('Opens');
    expect(opens).toHaveAttribute('type', 'time');
    expect(opens).toHaveValue('08:00');
    fireEvent.change(opens, { target: { value: '07:30' } });
    await waitFor(() => expect(server.content.firm.hours[0].opens).toBe('07:30'));
    fireEvent.change(opens, { target: { value: '' } });
    expect(panel().getByText('Opens is required.')).toBeVisible();
  });
});

describe('the control of a colour', () => {
  const { ink } = SAMPLE.firm.colours;
  /** They stand on every page. */
  const openColours = async () => {
    const view = await openEditor('/apply');
    await view.user.click(panel().getByRole('button', { name: 'Colors' }));
    return view;
  };
  const number = () => panel().getByLabelText('Dark color');
  const palette = () => panel().getByLabelText('Dark color: palette');

  it('tells the contrast while a colour is chosen, by its number or from the palette', async () => {
    const { server } = await openColours();
    expect([number(), palette()].map((input) => (input as HTMLInputElement).value)).toEqual([ink, ink]);
    fireEvent.change(palette(), { target: { value: '#777777' } });
    expect(number()).toHaveValue('#777777');
    expect(panel().getByText(/Contrast with white: 4\.5 : 1\. Too low: at least 4\.5 : 1 is required\./)).toBeVisible();
    fireEvent.change(number(), { target: { value: ' #000000 ' } });
    expect(palette()).toHaveValue('#000000');
    expect(panel().getByText(/Contrast with white: 21\.0 : 1\. Sufficient\./)).toBeVisible();
    await waitFor(() => expect(server.content.firm.colours.ink).toBe('#000000'));
  });

  thorough.it('keeps what is no colour yet, and says so', async () => {
    const { user } = await openColours();
    await user.clear(number());
    await user.type(number(), 'navy');
    expect(number()).toHaveValue('navy');
    expect(panel().getByText('Dark color must be a color such as #12263a.')).toBeVisible();
  });
});

describe('a document as a whole', () => {
  it('is one line for each field, with what it holds, and names what may be kept in words', async () => {
    const { user } = await open('Company', `Registered name: ${SAMPLE.firm.legalName}`);
    expect(panel().getAllByLabelText('Registered name').at(-1)).toHaveValue(SAMPLE.firm.legalName);
    expect(panel().queryByLabelText('Years in operation')).not.toBeInTheDocument();
    await user.click(panel().getByRole('button', { name: 'Kept from the sample' }));
    const names = ['Logo', 'Colors', 'Social media', 'Licenses and certificates'];
    for (const name of names) expect(panel().getByRole('checkbox', { name })).toBeVisible();
  });
});

describe('the control of a text', () => {
  it('names its placeholders in words, and says what visitors read for them', async () => {
    await openEditor('/privacy');
    const description = () => panel().getByLabelText(/^Description/);
    fireEvent.change(description(), { target: { value: '{firm} of {Town}, and {no}.' } });
    expect(description()).toHaveValue('{Company name} of {Town}, and {no}.');
    expect(useDrafts.getState().content?.pages.privacy.description).toBe('{firm} of {town}, and {no}.');
    expect(panel().getByText('Words in braces are filled in: “ECLAR Builders”, “Gerona, Tarlac”.')).toBeVisible();
  });

  it('inserts a placeholder at the caret', async () => {
    const { user } = await openEditor('/privacy');
    const description = () => panel().getByLabelText<HTMLTextAreaElement>(/^Description/);
    fireEvent.change(description(), { target: { value: '{Company name} in .' } });
    description().setSelectionRange(18, 18);
    await user.click(within(panel().getByRole('group', { name: 'Insert' })).getByRole('button', { name: 'Town' }));
    expect(description()).toHaveValue('{Company name} in {Town}.');
    expect(description()).toHaveFocus();
    expect(description().selectionStart).toBe(24);
  });
});

describe('the entries of a list of pictures', () => {
  it('are known by a small picture and what it shows', async () => {
    const { user } = await openEditor('/');
    await user.click(panel().getByRole('button', { name: /^Slides/ }));
    const [{ alt, picture }] = SAMPLE.home.slides;
    const told = alt.replace('Rendering: six', 'Six');
    const title = panel().getByRole('button', { name: told });
    expect(title.querySelector('img')).toHaveAttribute('src', expect.stringMatching(`/${picture}-\\d+\\.webp$`));
    expect(within(title).getByText(told)).toHaveAttribute('title', told);
  });
});

describe('the control of a number', () => {
  const openYears = () => open('Company', `Years in operation: ${SAMPLE.firm.yearsOperating}`);
  const years = () => panel().getByLabelText('Years in operation');

  it('saves a number as one', async () => {
    const { user, server } = await openYears();
    await user.clear(years());
    await user.type(years(), '25');
    await waitFor(() => expect(server.content.firm.yearsOperating).toBe(25));
    expect(years()).toHaveValue('25');
  });

  it('keeps what is no number, says so, and leaves what was there', async () => {
    const { user, server } = await openYears();
    await user.clear(years());
    expect(panel().getByText('Enter a number, such as 12 or 12.5.')).toBeVisible();
    await user.type(years(), 'many');
    expect(years()).toHaveValue('many');
    expect(years()).toBeInvalid();
    expect(server.content.firm.yearsOperating).toBe(SAMPLE.firm.yearsOperating);
  });

  thorough.it('refuses one that cannot be, by the sentence of its schema', async () => {
    const { user } = await openYears();
    await user.clear(years());
    await user.type(years(), '2.5');
    expect(panel().getByText('Years in operation must be a whole number.')).toBeVisible();
  });
});

describe('the control of a choice', () => {
  it('offers the choices in words, and saves the one that is chosen', async () => {
    const server = new FakeContent();
    const { user } = await openEditor('/design', server);
    const menu = panel().getByLabelText('Menu');
    expect(
      within(menu)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['We offer', 'Other services', 'Other services › Aggregate']);
    await user.selectOptions(menu, 'Other services');
    await waitFor(() => expect(server.content.services.services.find(({ id }) => id === 'design')?.menu).toBe('other'));
  });

  thorough.it('takes several where several may be chosen', async () => {
    const [{ department, forms }] = SAMPLE.firm.mailboxes;
    const { user, server } = await open('Company', `Mailboxes (${SAMPLE.firm.mailboxes.length})`, department);
    const box = panel().getByRole('group', { name: 'Receives' });
    const application = within(box).getByRole('checkbox', { name: 'Job applications' });
    await user.click(application);
    const isIn = forms.includes('application');
    await waitFor(() => expect(server.content.firm.mailboxes[0].forms.includes('application')).toBe(!isIn));
    expect(
      panel().getByText('Each form must go to exactly one mailbox: quote requests, applications and inquiries.'),
    ).toBeVisible();
  });

  it('is a box to tick where there is yes and no', async () => {
    const { user, server } = await openEditor('/design', new FakeContent());
    const hidden = panel().getByRole('checkbox', { name: 'Hidden' });
    expect(hidden).toHaveAccessibleDescription(/Left out of menus, lists and forms/);
    await user.click(hidden);
    await waitFor(() => expect(server.content.services.services.find(({ id }) => id === 'design')?.hidden).toBe(true));
  });
});
