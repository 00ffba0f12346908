import { screen } from '@testing-library/react';
import { PUBLIC_FORMS } from '../../testing/forms/public-forms.ts';

describe.each(PUBLIC_FORMS)('the form of $path', ({ record, call, accepts, success, open, showRest }) => {
  it('has a control for each field of its record, under its label', async () => {
    const { user } = await open({});
    await showRest(user);
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: record.messages.submit });
    expect(Object.keys(form!.elements)).toEqual(expect.arrayContaining(Object.keys(record.fields)));
    for (const { label } of Object.values(record.fields))
      expect(screen.getByText(label, { selector: 'label, legend' })).toBeVisible();
  });

  it('sends every field of its record, and nothing else but a file', async () => {
    const { fill, submit, calls } = await open({ [call]: accepts });
    await fill();
    await submit();
    await screen.findByText(success);
    const names = Object.keys(calls[0].body as object).filter((name) => name !== 'resume');
    expect(names).toEqual(Object.keys(record.fields));
  });
});
