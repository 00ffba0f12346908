import { useState } from 'react';
import type { ReplyTemplate, SubmissionKind } from '#shared/contract';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { draftKeyOf } from '#client/admin/rows/row-kind.ts';
import { editId } from '#client/admin/rows/use-row-actions.ts';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import { useFocus } from '#client/admin/hooks/use-focus.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import { useReplyTemplates } from '#client/stores/inbox/reply-templates.ts';
import { TEMPLATES, type TemplateTexts } from './template-kind.tsx';

const draftOf = (id?: string) => draftKeyOf(TEMPLATES.list, id);
const hasDraft = (id?: string) => draftOf(id) in useAdminDrafts.getState().typed;

/** Id of the button that adds a template. */
export const ADD_TEMPLATE = 'add-template';

/** Stands for the id of an unsaved template. */
export const NEW = 'new';

/** The id of a template with an unsaved draft, which opens again for editing. */
const begun = (): string | undefined => {
  const { items } = useReplyTemplates.getState();
  return items.find(({ _id }) => hasDraft(_id))?._id ?? (hasDraft() ? NEW : undefined);
};

/** State and actions of the template dialog. */
export function useTemplates(kind: SubmissionKind) {
  const { add, update, remove, restore } = useReplyTemplates.getState();
  const [editing, edit] = useState(begun);
  const focus = useFocus();
  const [deleted, setDeleted] = useState<ReplyTemplate>();
  const { attempt, busy, failure } = useAttempt(TEMPLATES.texts.failed);
  /** Ignores a press while the one before is under way. */
  const once = (work: () => Promise<void>) => (busy ? Promise.resolve() : attempt(work));
  const leave = (id?: string) => {
    useAdminDrafts.getState().drop(draftOf(id));
    edit(undefined);
    focus(id === undefined ? ADD_TEMPLATE : editId(id));
  };
  return {
    editing,
    edit,
    deleted,
    failure,
    cancel: leave,
    save: (id?: string) => (texts: TemplateTexts, seen?: string) =>
      id === undefined ? add({ kind, ...texts }) : update(id, { kind, ...texts }, seen),
    duplicate: ({ _id: _, ...texts }: ReplyTemplate) => once(() => add({ ...texts, name: copyName(texts.name) })),
    remove: (template: ReplyTemplate) =>
      once(async () => {
        await remove(template._id);
        useAdminDrafts.getState().drop(draftOf(template._id));
        setDeleted(template);
      }),
    undo: () =>
      once(async () => {
        if (deleted) await restore(deleted._id);
        setDeleted(undefined);
      }),
  };
}

const COPY = 'Copy of ';
const copyName = (name: string) => `${COPY}${name}`.slice(0, REPLY_LIMITS.templateName);
