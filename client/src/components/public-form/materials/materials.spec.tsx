import { screen, within } from '@testing-library/react';
import { ACCEPTS, field, openInquiryForm, SUCCESS } from '#client/testing/forms/inquiry-form.ts';

const opener = () => screen.findByRole('button', { name: 'Concrete calculator' });
const press = (name: string) => screen.getByRole('button', { name });
const row = (number: number) => within(screen.getByRole('group', { name: `Material ${number}` }));

async function openTool(at?: string) {
  const app = await openInquiryForm(ACCEPTS, at);
  await app.user.click(await opener());
  await screen.findByRole('button', { name: 'Add to the description' });
  const typeSize = async () => {
    await app.user.type(field('Length'), '10');
    await app.user.type(field('Width'), '8,5');
    await app.user.type(field('Thickness'), '15');
  };
  return { ...app, typeSize };
}

describe('the tool for materials', () => {
  it('is closed at first, and keeps what was typed when it is closed', async () => {
    const { user } = await openInquiryForm();
    const button = await opener();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Length')).not.toBeInTheDocument();
    await user.click(button);
    await user.type(await screen.findByLabelText('Length'), '10');
    await user.click(button);
    expect(field('Length')).not.toBeVisible();
    await user.click(button);
    expect(field('Length')).toBeVisible();
    expect(field('Length')).toHaveValue('10');
  });

  it('works out a volume as it is typed, and puts it into the list', async () => {
    const { user, typeSize } = await openTool('/rmc');
    expect(press('Add to list')).toBeDisabled();
    expect(screen.getByText(/Enter length, width and thickness/)).toBeVisible();
    await typeSize();
    expect(screen.getByText('13.39 m³').closest('[role=status]')).toHaveTextContent(
      '13.39 m³ for 10 m × 8.5 m × 15 cm and 5% waste: 3 truckloads of 6 m³.',
    );
    await user.click(press('Add to list'));
    expect(row(1).getByLabelText('Material')).toHaveValue('Ready Mix Concrete');
    expect(row(1).getByLabelText('Quantity')).toHaveValue('13.39');
    await user.click(press('Add to list'));
    expect(row(2).getByLabelText('Quantity')).toHaveValue('13.39');
    await user.click(press('Remove Material 1'));
    expect(screen.queryByRole('group', { name: 'Material 2' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('writes plain lines into the description, which are sent as they stand there', async () => {
    const { user, typeSize, fill, submit, calls } = await openTool('/rmc');
    await fill();
    await typeSize();
    await user.click(press('Add to list'));
    await user.click(press('Add another material'));
    await user.selectOptions(row(2).getByLabelText('Material'), 'Vibro');
    await user.type(row(2).getByLabelText('Quantity'), '5');
    await user.selectOptions(row(2).getByLabelText('Unit'), 'truckloads');
    await user.type(field('Needed on'), '2031-03-03');
    await user.type(field('Contact on site'), 'Ben Cruz');
    await user.click(press('Add to the description'));
    const written = [
      '12 cu.m\non Friday\n\nMaterials:',
      '- Ready Mix Concrete: 13.39 m³ (10 m × 8.5 m × 15 cm and 5% waste: 3 truckloads of 6 m³)',
      '- Vibro: 5 truckloads',
      'Needed on: Monday, March 3, 2031',
      'On site: Ben Cruz',
    ].join('\n');
    expect(field('Description')).toHaveValue(written);
    expect(field('Description')).toHaveFocus();
    expect(screen.getByText('Added to the description.')).toBeVisible();
    await user.type(field('Description'), ', thanks');
    await submit();
    await screen.findByText(SUCCESS);
    expect(Object.keys(calls[0].body as object)).toHaveLength(7);
    expect(calls[0].body).toMatchObject({ description: `${written}, thanks` });
  });

  it('replaces its own lines when they are added again, and forgets the note of a quantity that is changed', async () => {
    const { user, typeSize } = await openTool('/vibro');
    await typeSize();
    await user.click(press('Add to list'));
    await user.click(press('Add to the description'));
    await user.clear(row(1).getByLabelText('Quantity'));
    await user.type(row(1).getByLabelText('Quantity'), '20');
    await user.click(press('Add to the description'));
    expect(field('Description')).toHaveValue('Materials:\n- Vibro: 20 m³');
  });

  it('says what is missing, and writes nothing', async () => {
    const { user } = await openTool();
    await user.click(press('Add to the description'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a quantity, a date or a contact on site first.');
    await user.type(row(1).getByLabelText('Quantity'), 'many');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(press('Add to the description'));
    expect(row(1).getByLabelText('Quantity')).toHaveFocus();
    expect(row(1).getByLabelText('Quantity')).toHaveAccessibleDescription('Enter a number, such as 12 or 12.5.');
    await user.selectOptions(row(1).getByLabelText('Material'), '');
    await user.click(press('Add to the description'));
    expect(row(1).getByLabelText('Material')).toHaveFocus();
    expect(row(1).getByLabelText('Material')).toHaveAccessibleDescription('Choose a material.');
    expect(field('Description')).toHaveValue('');
  });

  it('proposes the first material for a form about no other', async () => {
    await openTool();
    expect(row(1).getByLabelText('Material')).toHaveValue('Ready Mix Concrete');
  });

  it('sends what is listed but was not added to the description', async () => {
    const { user, typeSize, fill, submit, calls } = await openTool('/rmc');
    await fill();
    await typeSize();
    await user.click(press('Add to list'));
    await submit();
    await screen.findByText(SUCCESS);
    expect(calls[0].body).toMatchObject({
      description: expect.stringMatching(/on Friday\n\nMaterials:\n- Ready Mix Concrete: 13\.39 m³/) as string,
    });
  });

  it('sends nothing while the list has a fault, and shows it', async () => {
    const { user, fill, submit, calls } = await openTool('/rmc');
    await fill();
    await user.type(row(1).getByLabelText('Quantity'), 'many');
    await submit();
    expect(row(1).getByLabelText('Quantity')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('writes nothing that would make the description too long', async () => {
    const { user } = await openTool('/vibro');
    await user.click(field('Description'));
    await user.paste('x'.repeat(4990));
    await user.type(row(1).getByLabelText('Quantity'), '5');
    await user.click(press('Add to the description'));
    expect(screen.getByRole('alert')).toHaveTextContent('The description can have at most 5,000 characters');
    expect(field('Description').value).toHaveLength(4990);
  });

  it('does not send the form with Enter, and adds nothing to what is sent', async () => {
    const { user, calls } = await openTool();
    await user.type(field('Length'), '10{Enter}');
    expect(calls).toEqual([]);
    expect(screen.queryByText('required.')).not.toBeInTheDocument();
    expect(field('Length')).not.toHaveAttribute('name');
  });
});
