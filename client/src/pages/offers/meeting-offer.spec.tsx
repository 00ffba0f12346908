import { screen, waitFor, within } from '@testing-library/react';
import type { FormOffer } from '#shared/content/documents/forms';
import { SAMPLE_CONTACT } from '#shared/content/sample/added';
import { openEditor } from '../../testing/editor.ts';
import { ACCEPTS, field, OFFICE, openQuoteForm, SUCCESS } from '../../testing/forms/quote-form.ts';

const FORMS: FormOffer = {
  meetingPlaces: ['Batching Plant, Pura'],
  meetingHours: [
    { days: 'Monday to Friday', opens: '09:00', closes: '11:00' },
    { days: 'Saturday', opens: '08:00', closes: '08:30' },
  ],
  contact: SAMPLE_CONTACT,
};

/** Monday, 9:40 AM at the office. */
const NOW = new Date('2031-03-03T01:40:00Z');

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const day = () => screen.findByLabelText('Day of the meeting');

describe('a firm that meets visitors at some places and hours', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['performance'] }));

  it('offers its places after the office', async () => {
    await openQuoteForm({}, '/design', { forms: FORMS });
    expect(optionsOf(field('Meeting location'))).toEqual([OFFICE, 'Batching Plant, Pura', 'Other']);
    expect(field('Meeting location')).toHaveValue(OFFICE);
  });

  it('offers nothing but its hours, from now on', async () => {
    const { user } = await openQuoteForm({}, '/offers', { forms: FORMS });
    expect(field('Date and time')).toHaveAccessibleDescription(
      'Philippine time (UTC+8). Meetings: Monday to Friday, 09:00 to 11:00; Saturday, 08:00 to 08:30.',
    );
    expect(optionsOf(await day()).slice(0, 7)).toEqual([
      'Select a day',
      'Mon, Mar 3',
      'Tue, Mar 4',
      'Wed, Mar 5',
      'Thu, Mar 6',
      'Fri, Mar 7',
      'Sat, Mar 8',
    ]);
    await user.selectOptions(await day(), 'Mon, Mar 3');
    expect(optionsOf(field('Date and time'))).toEqual(['Select a time', '10:00 AM', '10:30 AM']);
    await user.selectOptions(field('Date and time'), '10:00 AM');
    await user.selectOptions(await day(), 'Tue, Mar 4');
    expect(field('Date and time')).toHaveValue('2031-03-04T10:00');
    await user.selectOptions(await day(), 'Sat, Mar 8');
    expect(field('Date and time')).toHaveValue('');
    expect(optionsOf(field('Date and time'))).toEqual(['Select a time', '8:00 AM']);
    await user.click(screen.getByRole('button', { name: 'Tue, Mar 4, 9 AM' }));
    expect(await day()).toHaveDisplayValue('Tue, Mar 4');
    expect(field('Date and time')).toHaveDisplayValue('9:00 AM');
  });

  it('is sent the chosen place and time, and asks for a time that is missing', async () => {
    const { user, submit, calls } = await openQuoteForm(ACCEPTS, '/design', { forms: FORMS });
    await user.type(field('Name'), 'Ana');
    await user.type(field('Phone'), '0917 123 4567');
    await user.type(field('Email'), 'ana@example.com');
    await user.selectOptions(field('Meeting location'), 'Batching Plant, Pura');
    await user.selectOptions(await day(), 'Wed, Mar 5');
    await submit();
    expect(await screen.findByText('Please select a date & time.')).toBeVisible();
    expect(field('Date and time')).toHaveFocus();
    await user.selectOptions(field('Date and time'), '9:30 AM');
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(calls[0].body).toMatchObject({
      meetingLocation: 'Batching Plant, Pura',
      meetingDateTime: 'Wednesday, March 5, 2031 at 9:30 AM',
    });
  });
});

it('an editor adds a meeting place on the page of the form, and sees it offered', async () => {
  const { user } = await openEditor('/offers');
  const panel = within(screen.getByRole('complementary', { name: 'Edit this page' }));
  await user.click(panel.getByRole('button', { name: 'Add a meeting place' }));
  await user.click(panel.getByRole('textbox', { name: 'Place' }));
  await user.paste('Municipal Hall, Paniqui');
  await waitFor(() =>
    expect(optionsOf(screen.getByLabelText('Meeting location'))).toContain('Municipal Hall, Paniqui'),
  );
});
