import { screen, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { SAMPLE_SITE } from '../../testing/content/sample-site.ts';
import { delivery, field, openInquiryForm } from '../../testing/forms/inquiry-form.ts';

describe('/services', () => {
  it('is titled Inquire Services and names its inputs like the payload', async () => {
    const { user } = await openInquiryForm();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inquire Services');
    await user.click(field('Deliver'));
    const labels = ['Name', 'Email', 'Service', 'Contact', 'Description', 'Deliver', 'Delivery location'];
    expect(labels.map((label) => field(label).name)).toEqual([
      'name',
      'email',
      'service',
      'contact',
      'description',
      'deliveryOption',
      'deliveryLocation',
    ]);
    expect(field('Contact')).toHaveAttribute('type', 'tel');
  });

  it('lists all services, the materials first, and starts at none', async () => {
    await openInquiryForm();
    const options = within(field('Service')).getAllByRole('option');
    const namesWith = (form: string) =>
      SAMPLE.services.services.filter((service) => service.form === form).map(({ name }) => name);
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Select a service',
      ...namesWith('inquiry'),
      ...namesWith('quote'),
    ]);
    expect(field('Service')).toHaveValue('');
  });

  it('offers to pick up or to deliver, and has chosen neither', async () => {
    await openInquiryForm();
    const options = within(delivery()).getAllByRole<HTMLInputElement>('radio');
    expect(options.map(({ value, checked }) => [value, checked])).toEqual([
      ['Pick Up', false],
      ['Deliver', false],
    ]);
  });

  it('asks where to deliver, without demanding it', async () => {
    const { user } = await openInquiryForm();
    expect(screen.queryByLabelText('Delivery location')).not.toBeInTheDocument();
    await user.click(field('Deliver'));
    expect(field('Delivery location')).toHaveAccessibleDescription(/our office will call you for the address/);
    expect(field('Delivery location')).not.toBeRequired();
    await user.click(field('Pick Up'));
    expect(screen.queryByLabelText('Delivery location')).not.toBeInTheDocument();
  });

  it('links to the privacy notice beside the button', async () => {
    await openInquiryForm();
    const link = screen.getByRole('link', { name: 'privacy notice (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/privacy');
  });
});

describe('an inquiry about a rental', () => {
  it.each([
    ['about=Backhoe+loader', 'Rental: Backhoe loader'],
    ['about=Crane+%26+hook%2C+25+t', 'Rental: Crane & hook, 25 t'],
    ['about=', ''],
    ['other=1', ''],
  ])('at ?%s begins with the description %j', async (query, description) => {
    await openInquiryForm({}, `/services?${query}`);
    expect(field('Description')).toHaveValue(description);
  });
});

describe('the page of a material', () => {
  it.each(SAMPLE_SITE.services.filter(({ form }) => form === 'inquiry').map(({ path, name }) => [path, name]))(
    '%s is headed and preset %s, and tells what it is',
    async (path, name) => {
      await openInquiryForm({}, path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
      expect(field('Service')).toHaveValue(name);
      expect(screen.getAllByRole('term').length).toBeGreaterThan(2);
      const toForm = within(screen.getByRole('main')).getByRole('link', { name: 'Inquire Services' });
      expect(toForm).toHaveAttribute('href', `${path}#inquiry`);
    },
  );
});
