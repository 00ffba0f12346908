import { screen, waitFor } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { ACCEPTS, field, openQuoteForm, SUCCESS } from '../../testing/forms/quote-form.ts';

describe('the validation of the quote form', () => {
  it('says what every field misses, ties it to the field and focuses the first', async () => {
    const { submit, calls, user } = await openQuoteForm();
    await user.selectOptions(field('Meeting location'), 'Other');
    await submit();
    await screen.findByText('Name is required.');
    const sentences: Record<string, string> = {
      Name: 'Name is required.',
      Phone: 'Phone is required.',
      Email: 'Email is required.',
      Service: 'Service is required.',
      'Custom location': 'Please enter a location.',
      'Date and time': 'Please select a date & time.',
    };
    for (const [label, sentence] of Object.entries(sentences)) {
      expect(field(label)).toBeInvalid();
      expect(field(label).getAttribute('aria-describedby')).toBe(
        [screen.getByText(sentence).id, ...hintOf(label)].join(' '),
      );
    }
    expect(field('Meeting location')).toBeValid();
    expect(field('Name')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('asks for no custom location when the meeting is at the office', async () => {
    const { submit } = await openQuoteForm();
    await submit();
    await screen.findByText('Name is required.');
    expect(screen.queryByText('Please enter a location.')).not.toBeInTheDocument();
  });

  it('refuses a time that has passed', async () => {
    const { fill, submit, user, calls } = await openQuoteForm(ACCEPTS);
    await fill();
    await user.clear(field('Date and time'));
    await user.type(field('Date and time'), '2020-01-01T10:00');
    await submit();
    expect(await screen.findByText('Choose a time in the future.')).toBeVisible();
    expect(field('Date and time')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('forgets a missing custom location when the visitor goes back to the office', async () => {
    const { fill, submit, user } = await openQuoteForm(ACCEPTS);
    await fill();
    await user.selectOptions(field('Meeting location'), 'Other');
    await submit();
    expect(await screen.findByText('Please enter a location.')).toBeVisible();
    await user.selectOptions(field('Meeting location'), 'ECLAR Building, Gerona, Tarlac');
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  it.each(firstOrAll(['Name', 'Phone', 'Email', 'Custom location']))(
    'takes a blank %s for a missing one',
    async (label) => {
      const { fill, submit, user, calls } = await openQuoteForm();
      await fill();
      await user.selectOptions(field('Meeting location'), 'Other');
      await user.type(field('Custom location'), 'Paniqui');
      await user.clear(field(label));
      await user.type(field(label), '   ');
      await submit();
      await waitFor(() => expect(field(label)).toBeInvalid());
      expect(field(label)).toHaveFocus();
      expect(calls).toEqual([]);
    },
  );

  it('clears the error of the field that is edited and of no other', async () => {
    const { submit, user } = await openQuoteForm();
    await submit();
    await screen.findByText('Name is required.');
    await user.type(field('Name'), 'M');
    expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
    await user.selectOptions(field('Service'), 'Design');
    expect(screen.queryByText('Service is required.')).not.toBeInTheDocument();
    await user.type(field('Date and time'), '2031-03-03T14:30');
    expect(screen.queryByText('Please select a date & time.')).not.toBeInTheDocument();
    expect(screen.getByText('Phone is required.')).toBeVisible();
    expect(screen.getByText('Email is required.')).toBeVisible();
  });
});

function hintOf(label: string): string[] {
  const id = { 'Custom location': /Street or landmark/, 'Date and time': /Philippine time/ }[label];
  return id ? [screen.getByText(id).id] : [];
}
