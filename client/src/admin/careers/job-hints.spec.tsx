import { screen, waitFor, within } from '@testing-library/react';
import { fakeRows, SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const WELDER = {
  _id: 'w',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld beams.\nRead plans.',
  qualifications: '<b>NC II</b> & more',
};

const adding = () => screen.getByRole('form', { name: 'Add Job' });
const fieldIn = (form: HTMLElement, label: string) =>
  within(form).getByLabelText(label, { selector: 'input, textarea' });
const warningIn = (form: HTMLElement) => within(form).getByRole('status');

async function open() {
  signedIn();
  const app = renderApp('/admin-dashboard?tab=careers', {
    ...SESSION,
    ...fakeRows('/jobs', [WELDER]),
    'GET /rental': [],
  });
  await screen.findByRole('heading', { name: 'Structural Welder' });
  return app;
}

async function openPreview(form: HTMLElement) {
  const details = within(form).getByText('Preview of the public card').closest('details')!;
  details.open = true;
  const card = await within(details).findByRole('listitem');
  const text = async (heading: string) => {
    const region = await within(card).findByRole('region', { name: heading });
    return region.querySelector('div')!;
  };
  return { details, card, text };
}

describe('the preview of a job', () => {
  it('is closed at first', async () => {
    await open();
    const details = within(adding()).getByText('Preview of the public card').closest('details')!;
    expect(details).not.toHaveAttribute('open');
    expect(within(details).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('shows the public card of what is typed, cleaned and with its line breaks', async () => {
    const { user } = await open();
    const { card, text } = await openPreview(adding());
    await user.type(fieldIn(adding(), 'Job title'), 'Mixer Driver');
    await user.type(fieldIn(adding(), 'Position'), 'Driver');
    await user.type(fieldIn(adding(), 'Location'), 'Tarlac City');
    await user.type(fieldIn(adding(), 'Full description'), 'Drives & <i onclick=x>washes</i>{Enter}<h1>mixers</h1>');
    expect(within(card).getByRole('heading', { level: 2, name: 'Mixer Driver' })).toBeVisible();
    expect(within(card).getByText('Driver')).toBeVisible();
    expect(within(card).getByText('Tarlac City')).toBeVisible();
    await waitFor(async () =>
      expect((await text('Job Description')).innerHTML).toBe('Drives &amp; <i>washes</i><br>mixers'),
    );
  });

  it('follows an edit, and its card opens and closes like the public one', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const form = screen.getByRole('form', { name: 'Edit Structural Welder' });
    const { card, text } = await openPreview(form);
    await waitFor(async () => expect((await text('Qualifications')).innerHTML).toBe('<b>NC II</b> &amp; more'));
    await user.type(fieldIn(form, 'Qualifications'), '!');
    await waitFor(async () => expect((await text('Qualifications')).innerHTML).toBe('<b>NC II</b> &amp; more!'));
    await user.click(within(card).getByRole('button', { name: 'Structural Welder' }));
    expect(within(card).queryByText('Welder II')).not.toBeInTheDocument();
  });

  it('leads nowhere', async () => {
    await open();
    const { card } = await openPreview(adding());
    for (const link of within(card).getAllByRole('link')) expect(link.closest('[inert]')).not.toBeNull();
  });
});

describe('the warning of age limits', () => {
  it('is quiet about a job without one', async () => {
    const { user } = await open();
    expect(warningIn(adding())).toBeEmptyDOMElement();
    await user.type(fieldIn(adding(), 'Qualifications'), 'At least 3 years of welding, Grade 12');
    expect(warningIn(adding())).toBeEmptyDOMElement();
  });

  it('names what it found in each text once, and says what the law asks', async () => {
    const { user } = await open();
    await user.type(fieldIn(adding(), 'Job title'), 'Young welder');
    await user.type(fieldIn(adding(), 'Qualifications'), 'Male, 18-35 years old{Enter}18-35 years old');
    const warning = within(warningIn(adding()));
    expect(warning.getByText('Job title: “Young”')).toBeVisible();
    expect(warning.getByText('Qualifications: “Male, 18-35 years old”, “18-35 years old”')).toBeVisible();
    expect(warning.getByText(/RA 10911 prohibits/)).toBeVisible();
  });

  it('goes when the limit goes, and never keeps a job from being saved', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const form = screen.getByRole('form', { name: 'Edit Structural Welder' });
    await user.type(fieldIn(form, 'Position'), ' below 30');
    expect(warningIn(form)).toHaveTextContent('Position: “below 30”');
    await user.type(fieldIn(form, 'Position'), ' tons');
    expect(warningIn(form)).toBeEmptyDOMElement();
    await user.clear(fieldIn(form, 'Position'));
    await user.type(fieldIn(form, 'Position'), 'Age limit: 40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ position: 'Age limit: 40' });
  });
});
