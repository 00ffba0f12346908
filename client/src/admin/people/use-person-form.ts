import { type SubmitEvent, useState } from 'react';
import { rolesProblem } from '#shared/accounts/people';
import { type Role, ROLES } from '#shared/accounts/roles';
import type { FormRules } from '#shared/rules';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useAttempt } from '../hooks/use-attempt.ts';

/** The fields as texts, with the roles joined into one, so that they can be kept as a draft. */
type Typed = Record<string, string>;

export interface PersonEditor {
  draftKey: string;
  rules: FormRules<Typed>;
  saved: Typed;
  /** Shown when saving fails without an error message from the server. */
  fallback: string;
  onSave: (texts: Typed, roles: Role[]) => Promise<void>;
  /** Closes the form once everything typed is saved. */
  onDone?: () => void;
}

export const rolesAsText = (roles: readonly Role[]): string => roles.join();
const rolesIn = (text: string): Role[] => ROLES.filter((role) => text.split(',').includes(role));

/** The form of an invitation or an account. Keeps a draft until it is saved. */
export function usePersonForm({ draftKey, rules, saved, fallback, onSave, onDone }: PersonEditor) {
  const { keep, settle } = useAdminDrafts();
  const typed = useAdminDrafts((drafts) => drafts.typed[draftKey]) as Typed | undefined;
  const shown = typed ?? saved;
  const roles = rolesIn(shown.roles);
  const { form, field, onSubmit } = useRuledForm<Typed>(rules, { initial: shown });
  const { attempt, busy, failure } = useAttempt(fallback);
  const [rolesError, setRolesError] = useState<string>();

  const keepTyped = (held?: string) => {
    const kept = useAdminDrafts.getState().typed[draftKey] as Typed | undefined;
    keep(draftKey, { ...(form.readAll() as Typed), roles: held ?? kept?.roles ?? saved.roles }, saved);
  };
  const save = async (texts: Typed) => {
    await onSave(texts, roles);
    if (!settle(draftKey, typed)) return;
    form.reset(saved);
    onDone?.();
  };
  const submit = onSubmit(async (texts, { currentTarget }) => {
    if (rolesProblem(roles)) currentTarget.querySelector<HTMLInputElement>('[type=checkbox]')?.focus();
    else await attempt(() => save(texts));
  });
  return {
    field,
    roles,
    rolesError,
    busy,
    failure,
    onChange: () => keepTyped(),
    onRoles: (held: Role[]) => {
      setRolesError(undefined);
      keepTyped(rolesAsText(held));
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      setRolesError(rolesProblem(roles));
      return submit(event);
    },
  };
}
