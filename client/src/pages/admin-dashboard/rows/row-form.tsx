import type { ReactNode } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { TextareaField, TextField } from '#client/components/form/controls.tsx';
import { Form, FormActions } from '#client/components/form/form.tsx';
import { type RowEditor, useRowForm } from './use-row-form.ts';

interface RowFormProps<Row, Input> extends RowEditor<Row, Input> {
  label: string;
  submit: string;
  /** Stands beside the button of an inline edit, which also takes the focus. */
  cancel?: ReactNode;
}

/** The fields of a rental or a job, in the order of their rules. */
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
          <TextField key={name} {...control} />
        );
      })}
      {kind.Hints && <kind.Hints input={input} />}
      <FormActions failure={failure}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {cancel}
      </FormActions>
    </Form>
  );
}
