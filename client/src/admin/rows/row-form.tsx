import type { ComponentType, ReactNode } from 'react';
import { ERRORS } from '#shared/error-messages';
import { Button } from '#client/components/button/button.tsx';
import { TextareaField, TextField } from '#client/components/form/controls.tsx';
import { Form, FormActions } from '#client/components/form/form.tsx';
import { FormFooter } from '../form-footer.tsx';
import type { RowControlProps, RowFieldProps as ControlProps, RowKind } from './row-kind.ts';
import styles from './row-form.module.css';
import { type RowEditor, useRowForm } from './use-row-form.ts';

interface RowFieldProps<Row, Input> {
  kind: RowKind<Row, Input>;
  name: keyof Input & string;
  field: ControlProps;
  value: string;
  onChange: (value: string) => void;
}

/** A field of a row: a text input, or a custom control whose value the form reads from a hidden input. */
function RowField<Row, Input>({ kind, name, field, value, onChange }: RowFieldProps<Row, Input>) {
  const label = kind.labels?.[name] ?? field.label;
  const control = { ...field, label, autoComplete: 'off' };
  const Own: ComponentType<RowControlProps> | undefined = kind.controls?.[name];
  if (Own) {
    const { error, ref, name: inputName } = field;
    return (
      <>
        <Own label={label} error={error} value={value} onChange={onChange} />
        <input type="hidden" ref={ref} name={inputName} />
      </>
    );
  }
  if (kind.rules[name].multiline) {
    return kind.TextControl ? <kind.TextControl {...control} stored={value} /> : <TextareaField {...control} />;
  }
  return <TextField {...control} type={kind.types?.[name]} />;
}

interface RowConflictProps<Row, Input> {
  kind: RowKind<Row, Input>;
  mine: Input;
  theirs: Input;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** An edit conflict: both versions of each field that differs. */
function RowConflict<Row, Input extends object>(props: RowConflictProps<Row, Input>) {
  const { kind, mine, theirs, keepMine, takeTheirs } = props;
  const names = (Object.keys(kind.rules) as (keyof Input)[]).filter((name) => mine[name] !== theirs[name]);
  const labelOf = (name: keyof Input) => kind.labels?.[name] ?? kind.rules[name].label;
  return (
    <div role="alert" className="notice">
      <p>{ERRORS.rowChanged}</p>
      {names.map((name) => (
        <dl key={String(name)} aria-label={labelOf(name)}>
          <dt>{labelOf(name)}, yours</dt>
          <dd>{String(mine[name]) || 'nothing'}</dd>
          <dt>{labelOf(name)}, theirs</dt>
          <dd>{String(theirs[name]) || 'nothing'}</dd>
        </dl>
      ))}
      <FormActions>
        <Button variant="secondary" onClick={keepMine}>
          Keep mine
        </Button>
        <Button variant="secondary" onClick={takeTheirs}>
          Take theirs
        </Button>
      </FormActions>
    </div>
  );
}

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
      <div className={cancel ? styles.sticky : undefined}>
        <FormFooter failure={failure}>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
          {cancel}
        </FormFooter>
      </div>
    </Form>
  );
}
