import { screen } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import type { ContactNeed } from '#shared/forms/contact';
import { ACCEPTS, field, openQuoteForm, SUCCESS } from '../../testing/forms/quote-form.ts';

const open = (quote: ContactNeed) =>
  openQuoteForm(ACCEPTS, '/design', { forms: { ...SAMPLE.forms, contact: { ...SAMPLE.forms.contact, quote } } });

/** Opens the form and fills in everything except these fields. */
async function fillWithout(need: ContactNeed, ...labels: string[]) {
  const view = await open(need);
  await view.fill();
  for (const label of labels) await view.user.clear(screen.getByLabelText(label));
  await view.submit();
  return view;
}

const bodyOf = ({ calls }: Awaited<ReturnType<typeof open>>) => calls.find(({ path }) => path === '/offers')?.body;

describe('a form of a firm that requires less than phone number and email address', () => {
  it('is sent without the email address, and says before that it is optional', async () => {
    const view = await fillWithout('phone', 'Email');
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(bodyOf(view)).toMatchObject({ phone: '+63 917 123 4567', email: '' });
    expect(screen.getByText('(optional)')).toBeVisible();
    expect(field('Phone')).toHaveAttribute('aria-required', 'true');
  });

  it('is sent with either, and asks once for one of them', async () => {
    const view = await fillWithout('either', 'Phone', 'Email');
    const sentence = 'Please enter a phone number or an email address.';
    expect(field('Phone')).toHaveAccessibleDescription(sentence);
    expect(field('Phone')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription(sentence);
    expect(screen.queryByText('(optional)')).not.toBeInTheDocument();
    await view.user.type(field('Email'), 'maria@example.com');
    await view.submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(bodyOf(view)).toMatchObject({ phone: '', email: 'maria@example.com' });
  });

  it('still refuses half an address', async () => {
    const view = await fillWithout('phone', 'Email');
    await view.user.type(field('Email'), 'maria@');
    await view.submit();
    expect(await screen.findByText('Email is invalid.')).toBeVisible();
  });
});
