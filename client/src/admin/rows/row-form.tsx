import type { ReactNode } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '../form-footer.tsx';
import { RowConflict } from './row-conflict.tsx';
import { RowField } from './row-field.tsx';
import { type RowEditor, useRowForm } from './use-row-form.ts';

interface RowFormProps<Row, Input> extends RowEditor<Row, Input> {
  label: string;
  submit: string;
  /** The Cancel button of an inline edit. */
  cancel?: ReactNode;
}

/** The form of a row, with the fields in the order of its rules. */
export function RowForm<Row, Input extends object>(props: RowFormProps<Row, Input>) {
  const { kind, label, submit, cancel } = props;
  const { names, field, set, busy, failure, input, onChange, onSubmit, conflict } = useRowForm(props);
  return (
    <Form aria-label={label} onChange={onChange} onSubmit={onSubmit}>
      {names.map((name) => (
        <RowField
          key={name}
          kind={kind}
          name={name}
          field={field(name)}
          value={input[name] as string}
          onChange={(value) => set(name, value)}
        />
      ))}
      {kind.Hints && <kind.Hints input={input} />}
      {conflict && <RowConflict kind={kind} {...conflict} />}
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {cancel}
      </FormFooter>
    </Form>
  );
}
