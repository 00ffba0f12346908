import { useEffect, useState } from 'react';
import { rowTag } from '#shared/listings/row-tag';
import type { FormRules } from '#shared/rules';
import { isConflict } from '#client/api/http.ts';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import type { Texts } from '#client/stores/drafts.ts';
import type { RowKind } from './row-kind.ts';
import { useAttempt } from '../hooks/use-attempt.ts';

export interface RowEditor<Row, Input> {
  kind: RowKind<Row, Input>;
  draftKey: string;
  /** Shown when saving fails without an error message from the server. */
  fallback: string;
  /** The saved row; omitted to add one. */
  values?: Input;
  /** @param seen the tag of the row as it was when editing began */
  onSave: (input: Input, seen?: string) => Promise<void>;
  /** Closes the form once everything typed is saved. */
  onDone?: () => void;
}

/** Draft field that holds the row's tag. */
const SEEN = 'seen';

/** Leaves out blank optional fields. */
const withoutBlanks = <Input extends object>(input: Input, rules: FormRules<Input>): Input =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== '' || rules[name as keyof Input].required),
  ) as Input;

/** Sends fields that were not edited exactly as stored. */
function asStored<Row, Input extends object>(kind: RowKind<Row, Input>, shown: Input, saved: Input, stored: Input) {
  if (!kind.notation) return shown;
  const changed = kind.notation.stored(shown);
  const names = Object.keys(changed) as (keyof Input)[];
  return Object.fromEntries(
    names.map((name) => [name, shown[name] === saved[name] ? stored[name] : changed[name]]),
  ) as Input;
}

/** A form for a row, including its draft if there is one. */
export function useRowForm<Row, Input extends object>(editor: RowEditor<Row, Input>) {
  const { kind, draftKey, fallback, values, onSave, onDone } = editor;
  const { keep, settle } = useAdminDrafts();
  const names = Object.keys(kind.rules) as (keyof Input & string)[];
  const stored = { ...Object.fromEntries(names.map((name) => [name, ''])), ...values } as Input;
  const saved = kind.notation?.shown(stored) ?? stored;
  const draft = useAdminDrafts((drafts) => drafts.typed[draftKey]);
  const typed = draft && (Object.fromEntries(names.map((name) => [name, draft[name]])) as Input);
  const current = values && rowTag(values, kind.rules);
  // with a draft, the row as it was when the draft was begun
  const [seen, setSeen] = useState<string | undefined>(draft?.[SEEN] ?? current);
  // the form may open on an outdated draft: that of a job which somebody else has closed, in the list of closed jobs
  const [refused, setRefused] = useState(() => (seen === current ? undefined : typed));
  const { form, field, onSubmit } = useRuledForm<Input>(kind.rules, { initial: typed ?? saved });
  const { attempt, busy, failure } = useAttempt(fallback, kind.report);
  const [first] = names;
  const inline = values !== undefined;
  useEffect(() => {
    if (!inline) return;
    // after `useNavigationFocus` has focused the heading
    const soon = setTimeout(() => form.focus(first));
    return () => clearTimeout(soon);
  }, [inline, first, form]);

  const save = async (input: Input, tag: string | undefined) => {
    try {
      await onSave(withoutBlanks(asStored(kind, input, saved, stored), kind.rules), tag);
    } catch (error) {
      if (!isConflict(error)) throw error;
      return setRefused(input);
    }
    setRefused(undefined);
    setSeen(undefined); // later edits are based on the saved row
    if (!settle(draftKey, draft)) return;
    onDone?.();
    if (inline) return;
    form.reset(saved);
    form.focus(first);
  };
  const tagged = (texts: object) => ({ ...texts, ...(seen && { [SEEN]: seen }) }) as Texts;
  const keepTyped = () => keep(draftKey, tagged(form.readAll()), tagged(saved));
  return {
    names,
    field,
    /** Sets the value of a custom control. */
    set: (name: keyof Input & string, value: string) => {
      form.set(name, value);
      keepTyped();
    },
    busy,
    failure,
    /** The typed row as it will be stored. */
    input: asStored(kind, typed ?? saved, saved, stored),
    onChange: keepTyped,
    onSubmit: onSubmit((input) => attempt(() => save(input, seen))),
    /** Another user's version, and the ways to resolve the conflict. */
    conflict: refused && {
      mine: { ...refused, ...form.store.getState().values },
      theirs: saved,
      keepMine: () => attempt(() => save({ ...refused, ...form.readAll() }, current)),
      takeTheirs: () => onDone?.(),
    },
  };
}
