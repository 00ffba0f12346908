import type { ReactNode } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { TextareaField, TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '../form-footer.tsx';
import { type RowEditor, useRowForm } from './use-row-form.ts';

interface RowFormProps<Row, Input> extends RowEditor<Row, Input> {
  label: string;
  submit: string;
  /** The cancel button of an inline edit. */
  cancel?: ReactNode;
}

/** The fields of a row, in the order of its rules. */
export function RowForm<Row, Input extends object>(props: RowFormProps<Row, Input>) {
  const { kind, label, submit, cancel } = props;
  const { names, field, busy, failure, input, onChange, onSubmit } = useRowForm(props);
  return (
    <Form aria-label={label} onChange={onChange} onSubmit={onSubmit}>
      {names.map((name) => {
        const control = {
          ...field(name),
          ...(kind.labels?.[name] && { label: kind.labels[name] }),
          autoComplete: 'off',
        };
        return kind.rules[name].multiline ? (
          <TextareaField key={name} {...control} />
        ) : (
          <TextField key={name} {...control} type={kind.types?.[name]} />
        );
      })}
      {kind.Hints && <kind.Hints input={input} />}
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {cancel}
      </FormFooter>
    </Form>
  );
}
