import { screen } from '@testing-library/react';
import { LIMITS } from '#shared/limits';
import { firstOrAll } from '#shared/testing/thorough';
import { ACCEPTS, field, file, openApplyForm, SUCCESS } from '../../testing/forms/apply-form.ts';

describe('the validation of /apply', () => {
  it('says what every field misses, ties it to the field and focuses the first', async () => {
    const { submit, calls } = await openApplyForm();
    await submit();
    await screen.findByText('Name is required.');
    expect(field('Name')).toHaveAccessibleDescription('Name is required.');
    expect(field('Email')).toHaveAccessibleDescription('Email is required.');
    expect(field('Position')).toHaveAccessibleDescription('Position is required.');
    expect(field('Contact number')).toHaveAccessibleDescription(/^Enter a valid contact number\./);
    expect(field('Resume')).toHaveAccessibleDescription(/^Resume is required\./);
    for (const name of ['Name', 'Email', 'Position', 'Contact number', 'Resume']) expect(field(name)).toBeInvalid();
    expect(field('Name')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('clears the error of the field that is edited and of no other', async () => {
    const { submit, user } = await openApplyForm();
    await submit();
    await screen.findByText('Email is required.');
    await user.type(field('Email'), 'm');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Email is required.')).not.toBeInTheDocument();
    expect(screen.queryByText('Email is invalid.')).not.toBeInTheDocument();
    expect(screen.getByText('Name is required.')).toBeVisible();
    await user.upload(field('Resume'), file('resume.pdf'));
    expect(screen.queryByText('Resume is required.')).not.toBeInTheDocument();
  });

  it.each(firstOrAll(['123456789', '1234567890123456', '0917 123 45', '0917 123 4567 or 0918']))(
    'refuses the contact number %j',
    async (number) => {
      const { fill, submit, user } = await openApplyForm();
      await fill();
      await user.clear(field('Contact number'));
      await user.type(field('Contact number'), number);
      await submit();
      expect(await screen.findByText('Enter a valid contact number.')).toBeVisible();
      expect(field('Contact number')).toHaveFocus();
    },
  );

  it.each(
    firstOrAll([
      ['1234567890', '1234567890'],
      ['123456789012345', '123456789012345'],
      ['0917 123 4567', '09171234567'],
      ['+63 917-123 (4567)', '639171234567'],
    ]),
  )('takes the contact number %j and sends %s', async (number, digits) => {
    const { fill, submit, user, calls } = await openApplyForm(ACCEPTS);
    await fill();
    await user.clear(field('Contact number'));
    await user.click(field('Contact number'));
    await user.paste(number);
    await submit();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(calls[0].body).toHaveProperty('contact', digits);
  });

  it.each(
    firstOrAll([
      ['resume.png', 10, 'Resume must be a PDF, DOC or DOCX file.'],
      ['resume.pdf.exe', 10, 'Resume must be a PDF, DOC or DOCX file.'],
      ['resume.pdf', LIMITS.resume.bytes + 1, 'Resume must be 5 MB or smaller.'],
    ]),
  )('refuses %s of %i bytes', async (name, bytes, sentence) => {
    const { fill, submit, calls } = await openApplyForm();
    await fill(file(name, bytes));
    expect(screen.getByText(sentence)).toBeVisible();
    await submit();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field('Resume')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it.each(firstOrAll(['resume.PDF', 'resume.doc', 'my.resume.docx']))(
    'takes %s, and shows its name and size',
    async (name) => {
      const { fill, submit } = await openApplyForm(ACCEPTS);
      await fill(file(name));
      expect(screen.getByText(`${name}, 2 KB`)).toBeVisible();
      await submit();
      expect(await screen.findByText(SUCCESS)).toBeVisible();
    },
  );
});
