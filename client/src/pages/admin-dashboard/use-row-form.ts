import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useAdminDrafts } from '../../stores/admin-drafts.ts';
import type { RowKind } from './row-kind.ts';
import { useAttempt } from './use-attempt.ts';

export interface RowEditor<Row, Input> {
  kind: RowKind<Row, Input>;
  /** Where what is typed is kept, until it is saved or cancelled. */
  place: string;
  /** What failing says when the server says nothing. */
  fallback: string;
  /** What is saved; without it the form adds a row. */
  values?: Input;
  onSave: (input: Input) => Promise<void>;
}

/** A form for a row that begins with what was typed before, if that was neither saved nor cancelled. */
export function useRowForm<Row, Input extends FieldValues>(editor: RowEditor<Row, Input>) {
  const { kind, place, fallback, values, onSave } = editor;
  const { keep, drop } = useAdminDrafts();
  const names = Object.keys(kind.rules) as Path<Input>[];
  const saved = { ...Object.fromEntries(names.map((name) => [name, ''])), ...values } as Input;
  const typed = useAdminDrafts((drafts) => drafts.typed[place]) as Input | undefined;
  const { form, field, onSubmit } = useRuledForm<Input>(kind.rules, (typed ?? saved) as DefaultValues<Input>);
  const { attempt, busy, failure } = useAttempt((error) => kind.report(error, fallback));
  const { setFocus, reset } = form;
  const [first] = names;
  const inline = values !== undefined;
  useEffect(() => {
    if (inline) setFocus(first);
  }, [inline, first, setFocus]);

  const save = async (input: Input) => {
    await onSave(input);
    drop(place);
    if (inline) return;
    reset(saved, { keepFieldsRef: true });
    setFocus(first);
  };
  return {
    names,
    field,
    busy,
    failure,
    input: typed ?? saved,
    onChange: () => keep(place, form.getValues(), saved),
    onSubmit: onSubmit((input) => attempt(() => save(input))),
  };
}
