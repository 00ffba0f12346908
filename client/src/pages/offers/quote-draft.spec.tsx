import { screen } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { expectLog } from '../../testing/environment/console.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { leavePage } from '../../testing/forms/public-forms.ts';
import { ACCEPTS, field, OFFICE, openQuoteForm } from '../../testing/forms/quote-form.ts';

describe('the draft of a quote request', () => {
  it('brings everything back after a reload, the place elsewhere too', async () => {
    const { fill, user } = await openQuoteForm();
    await fill();
    await user.selectOptions(field('Meeting location'), 'Other');
    await user.type(field('Custom location'), 'Paniqui');
    leavePage();
    await openQuoteForm();
    expect(await screen.findByLabelText('Custom location')).toHaveValue('Paniqui');
    expect(field('Meeting location')).toHaveValue('Other');
    expect(field('Name')).toHaveValue('  Maria Santos ');
    expect(field('Phone')).toHaveValue('+63 917 123 4567');
    expect(field('Email')).toHaveValue('maria@example.com');
    expect(field('Service')).toHaveValue('Design');
    expect(field('Date and time')).toHaveValue('2031-03-03T14:30');
  });

  it('is the same on every page of the form, whose own service wins', async () => {
    const { user } = await openQuoteForm({}, '/design');
    await user.type(field('Name'), 'Ana');
    leavePage();
    await openQuoteForm({}, '/estimate');
    expect(await screen.findByDisplayValue('Ana')).toBe(field('Name'));
    expect(field('Service')).toHaveValue('Estimate');
    leavePage();
    await openQuoteForm();
    expect(await screen.findByDisplayValue('Design')).toBe(field('Service'));
  });

  it('also comes along a link to another page of the form', async () => {
    const { user } = await openQuoteForm({}, '/design');
    await user.type(field('Name'), 'Ana');
    await user.click(screen.getAllByRole('link', { name: 'Estimate' })[0]);
    expect(await screen.findByDisplayValue('Estimate')).toBe(field('Service'));
    expect(await screen.findByDisplayValue('Ana')).toBe(field('Name'));
  });

  it('keeps the service that the visitor has chosen on this very page in place of its own', async () => {
    const { user } = await openQuoteForm({}, '/design');
    await user.selectOptions(field('Service'), 'Vibro');
    leavePage();
    await openQuoteForm({}, '/design');
    expect(await screen.findByDisplayValue('Vibro')).toBe(field('Service'));
  });

  it('so sends the same again after a reload, where the page has another service', async () => {
    expectLog(/Failed to send quote\./);
    const first = await openQuoteForm({ 'POST /offers': 'network error' }, '/built');
    await first.fill();
    await first.submit();
    await screen.findByRole('alert');
    leavePage();
    const second = await openQuoteForm(ACCEPTS, '/built');
    await second.user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Q-7F3K9D')).toBeVisible();
    expect(second.calls[0].body).toEqual(first.calls[0].body);
    expect(second.calls[0].form?.key).toBe(first.calls[0].form?.key);
  });

  it('starts at the service of the page, or at none, when the one in it is offered no longer', async () => {
    const { user } = await openQuoteForm();
    await user.type(field('Name'), 'Ana');
    await user.selectOptions(field('Service'), 'Vibro');
    leavePage();
    const content = {
      services: { services: SAMPLE.services.services.filter(({ name }) => name !== 'Vibro'), moved: [] },
    };
    renderApp('/offers', {}, { content });
    expect(await screen.findByDisplayValue('Ana')).toBe(field('Name'));
    expect(field('Service')).toHaveValue('');
  });

  it('keeps the service after a success, and nothing else', async () => {
    const { fill, submit } = await openQuoteForm(ACCEPTS);
    await fill();
    await submit();
    await screen.findByText('Q-7F3K9D');
    leavePage();
    await openQuoteForm();
    expect(await screen.findByDisplayValue('Design')).toBe(field('Service'));
    for (const label of ['Name', 'Phone', 'Email', 'Date and time']) expect(field(label)).toHaveValue('');
    expect(field('Meeting location')).toHaveValue(OFFICE);
  });
});
