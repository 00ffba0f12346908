import { type ReactNode, useEffect } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { TextareaField, TextField } from '../../components/form/controls.tsx';
import { Form, FormActions } from '../../components/form/form.tsx';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import type { RowKind } from './row-kind.ts';
import { useAttempt } from './use-attempt.ts';

interface RowFormProps<Row, Input> {
  kind: RowKind<Row, Input>;
  label: string;
  submit: string;
  /** What failing says when the server says nothing. */
  fallback: string;
  values?: Input;
  onSave: (input: Input) => Promise<void>;
  /** Stands beside the button of an inline edit, which also takes the focus. */
  cancel?: ReactNode;
}

/** The fields of a rental or a job, in the order of their rules. */
export function RowForm<Row, Input extends FieldValues>(props: RowFormProps<Row, Input>) {
  const { kind, label, submit, fallback, values, onSave, cancel } = props;
  const names = Object.keys(kind.rules) as Path<Input>[];
  const blank = Object.fromEntries(names.map((name) => [name, ''])) as DefaultValues<Input>;
  const { form, field, onSubmit } = useRuledForm<Input>(kind.rules, { ...blank, ...values });
  const { attempt, busy, failure } = useAttempt((error) => kind.report(error, fallback));
  const { setFocus, reset } = form;
  const [first] = names;
  const inline = cancel !== undefined;
  useEffect(() => {
    if (inline) setFocus(first);
  }, [inline, first, setFocus]);
  const save = async (input: Input) => {
    await onSave(input);
    if (inline) return;
    reset(blank, { keepFieldsRef: true });
    setFocus(first);
  };
  return (
    <Form aria-label={label} onSubmit={onSubmit((input) => attempt(() => save(input)))}>
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
      {failure && <Alert>{failure}</Alert>}
      <FormActions>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {cancel}
      </FormActions>
    </Form>
  );
}
