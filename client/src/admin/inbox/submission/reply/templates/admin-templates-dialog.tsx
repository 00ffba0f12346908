import type { ReplyTemplate, SubmissionKind } from '#shared/contract';
import { RowForm } from '#client/admin/rows/row-form.tsx';
import { draftKeyOf } from '#client/admin/rows/row-kind.ts';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useReplyTemplates } from '#client/stores/inbox/reply-templates.ts';
import { TEMPLATES, type TemplateTexts } from './template-kind.tsx';
import { NEW, useTemplates } from './use-templates.ts';
import styles from './templates.module.css';

interface TemplateFormProps {
  /** The template to edit; omitted to add one. */
  template?: ReplyTemplate;
  onSave: (texts: TemplateTexts, seen?: string) => Promise<void>;
  /** Called after saving or cancelling. */
  onClose: () => void;
}

const BLANK: TemplateTexts = { name: '', subject: '', body: '' };

function TemplateForm({ template, onSave, onClose }: TemplateFormProps) {
  const { name, subject, body } = template ?? BLANK;
  return (
    <RowForm
      kind={TEMPLATES}
      draftKey={draftKeyOf(TEMPLATES.list, template?._id)}
      label={template ? `Edit ${name}` : TEMPLATES.headings.add}
      submit="Save template"
      fallback={TEMPLATES.texts.updateFailed}
      values={{ name, subject, body }}
      onSave={onSave}
      onDone={onClose}
      cancel={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  );
}

interface TemplateItemProps {
  template: ReplyTemplate;
  onEdit: () => void;
  onDuplicate: () => Promise<void>;
  onDelete: () => Promise<void>;
}

function TemplateItem({ template, onEdit, onDuplicate, onDelete }: TemplateItemProps) {
  const { name, body } = template;
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.start}>{body}</p>
      <div className={styles.tools}>
        <Button variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          Duplicate
        </Button>
        <Button variant="danger" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </>
  );
}

const OF_KIND: Record<SubmissionKind, string> = {
  quote: 'Templates for quote requests',
  application: 'Templates for job applications',
  inquiry: 'Templates for service inquiries',
};

interface TemplatesDialogProps {
  kind: SubmissionKind;
  onClose: () => void;
}

/** Edits the reply templates of a kind. Undo is shown in the dialog, which covers the toasts. */
export function TemplatesDialog({ kind, onClose }: TemplatesDialogProps) {
  const all = useReplyTemplates((templates) => templates.items);
  const actions = useTemplates(kind);
  const { editing, edit, failure, deleted } = actions;
  return (
    <Dialog open heading={OF_KIND[kind]} onClose={onClose}>
      <ul className={styles.list}>
        {all
          .filter((template) => template.kind === kind)
          .map((template) => (
            <li key={template._id}>
              <Template template={template} actions={actions} />
            </li>
          ))}
      </ul>
      {failure && <Alert>{failure}</Alert>}
      <div role="status" className={styles.deleted}>
        {deleted && <p>“{deleted.name}” deleted.</p>}
      </div>
      {deleted && (
        <Button variant="secondary" onClick={actions.undo}>
          Undo
        </Button>
      )}
      {editing === NEW ? (
        <TemplateForm onSave={actions.save()} onClose={() => actions.cancel()} />
      ) : (
        <Button className={styles.add} onClick={() => edit(NEW)}>
          Add template
        </Button>
      )}
    </Dialog>
  );
}

function Template({ template, actions }: { template: ReplyTemplate; actions: ReturnType<typeof useTemplates> }) {
  const { _id } = template;
  if (actions.editing === _id)
    return <TemplateForm template={template} onSave={actions.save(_id)} onClose={() => actions.cancel(_id)} />;
  return (
    <TemplateItem
      template={template}
      onEdit={() => actions.edit(_id)}
      onDuplicate={() => actions.duplicate(template)}
      onDelete={() => actions.remove(template)}
    />
  );
}
