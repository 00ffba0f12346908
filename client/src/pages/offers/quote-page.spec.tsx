import { screen, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { field, OFFICE, openQuoteForm, submitButton } from '../../testing/forms/quote-form.ts';

describe('/offers', () => {
  it('names its inputs like the payload and helps phones and autofill', async () => {
    const { user } = await openQuoteForm();
    await user.selectOptions(field('Meeting location'), 'Other');
    const names = ['Name', 'Phone', 'Email', 'Service', 'Meeting location', 'Custom location', 'Date and time'];
    expect(names.map((label) => field(label).name)).toEqual([
      'name',
      'phone',
      'email',
      'service',
      'meetingLocation',
      'customLocation',
      'meetingDateTime',
    ]);
    expect(field('Phone')).toHaveAttribute('type', 'tel');
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(submitButton()).toBeEnabled();
  });

  it('lists all services, those with a quote first, and starts at none', async () => {
    await openQuoteForm();
    const options = within(field('Service')).getAllByRole<HTMLOptionElement>('option');
    const namesWith = (form: string) =>
      SAMPLE.services.services.filter((service) => service.form === form).map(({ name }) => name);
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a service',
      ...namesWith('quote'),
      ...namesWith('inquiry'),
    ]);
    expect(field('Service')).toHaveValue('');
  });

  it('meets at the company office unless the visitor says Other, and then asks where', async () => {
    const { user } = await openQuoteForm();
    expect(field('Meeting location')).toHaveValue(OFFICE);
    expect(screen.queryByLabelText('Custom location')).not.toBeInTheDocument();
    await user.selectOptions(field('Meeting location'), 'Other');
    await user.type(field('Custom location'), 'Paniqui');
    await user.selectOptions(field('Meeting location'), OFFICE);
    expect(screen.queryByLabelText('Custom location')).not.toBeInTheDocument();
    await user.selectOptions(field('Meeting location'), 'Other');
    expect(field('Custom location')).toHaveValue('Paniqui');
  });

  it('asks for date and time with the picker of the browser, from now in Philippine time on', async () => {
    jest.useFakeTimers({ now: new Date('2031-03-02T18:05:00Z'), doNotFake: ['performance'] });
    await openQuoteForm();
    expect(field('Date and time')).toHaveAttribute('type', 'datetime-local');
    expect(field('Date and time')).toHaveAttribute('min', '2031-03-03T02:05');
    expect(field('Date and time')).toHaveAccessibleDescription(/Philippine time/);
  });

  it('offers times for the meeting that fill in the field with one tap', async () => {
    jest.useFakeTimers({ now: new Date('2031-03-03T00:00:00Z'), doNotFake: ['performance'] });
    const { user, submit } = await openQuoteForm();
    await submit();
    expect(await screen.findByText('Please select a date & time.')).toBeVisible();
    const choices = await screen.findByRole('group', { name: 'Quick choices' });
    const labels = within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['Tue, Mar 4, 9 AM', 'Tue, Mar 4, 2 PM', 'Wed, Mar 5, 9 AM', 'Wed, Mar 5, 2 PM']);
    await user.click(screen.getByRole('button', { name: 'Wed, Mar 5, 2 PM' }));
    expect(field('Date and time')).toHaveValue('2031-03-05T14:00');
    expect(screen.getByRole('button', { name: 'Wed, Mar 5, 2 PM', pressed: true })).toBeVisible();
    expect(screen.queryByText('Please select a date & time.')).not.toBeInTheDocument();
  });

  it('links to the privacy notice beside the button', async () => {
    await openQuoteForm();
    const link = screen.getByRole('link', { name: 'privacy notice (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/privacy');
  });
});

describe('the quote form of a service', () => {
  it.each([
    ['/built', 'Built', 'Built'],
    ['/civil-works', 'Civil Works', 'Civil works'],
    ['/design', 'Design', 'Design'],
    ['/estimate', 'Estimate', 'Estimate'],
  ])('%s has the service preset to %s, and tells what it is', async (path, preset, heading) => {
    await openQuoteForm({}, path);
    expect(field('Service')).toHaveValue(preset);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Request a Free Quote' })).toBeVisible();
    expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(main.getAllByRole('term').length).toBeGreaterThan(2);
    expect(main.getByRole('link', { name: 'Request a free quote' })).toHaveAttribute('href', `${path}#request`);
  });

  it('lets the visitor choose another service', async () => {
    const { user } = await openQuoteForm({}, '/design');
    await user.selectOptions(field('Service'), 'Vibro');
    expect(field('Service')).toHaveValue('Vibro');
  });

  it('starts afresh on the page of another service', async () => {
    const { user } = await openQuoteForm({}, '/design');
    await user.click(screen.getAllByRole('link', { name: 'Estimate' })[0]);
    expect(await screen.findByDisplayValue('Estimate')).toBe(field('Service'));
  });
});
