import type { ReplyTemplate, SubmissionKind } from '#shared/contract';
import { RowForm } from '#client/admin/rows/row-form.tsx';
import { draftKeyOf } from '#client/admin/rows/row-kind.ts';
import { editId } from '#client/admin/rows/use-row-actions.ts';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useReplyTemplates } from '#client/stores/inbox/reply-templates.ts';
import { TEMPLATES, type TemplateTexts } from './template-kind.tsx';
import { ADD_TEMPLATE, NEW, useTemplates } from './use-templates.ts';
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
  const label = template ? `Edit ${name}` : TEMPLATES.headings.add;
  return (
    <div className={styles.form}>
      <h3>{label}</h3>
      <RowForm
        kind={TEMPLATES}
        draftKey={draftKeyOf(TEMPLATES.list, template?._id)}
        label={label}
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
    </div>
  );
}

interface TemplateItemProps {
  template: ReplyTemplate;
  onEdit: () => void;
  onDuplicate: () => Promise<void>;
  onDelete: () => Promise<void>;
}

function TemplateItem({ template, onEdit, onDuplicate, onDelete }: TemplateItemProps) {
  const { _id, name, body } = template;
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.start}>{body}</p>
      <div className={styles.tools}>
        <Button variant="quiet" id={editId(_id)} aria-label={`Edit ${name}`} onClick={onEdit}>
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

/** Edits the reply templates of a kind: the list, or in its place the form. Undo is shown in the dialog, which covers the toasts. */
export function TemplatesDialog({ kind, onClose }: TemplatesDialogProps) {
  const templates = useReplyTemplates(({ items }) => items).filter((template) => template.kind === kind);
  const actions = useTemplates(kind);
  const { editing, save, cancel } = actions;
  const edited = templates.find(({ _id }) => _id === editing);
  const isForm = edited !== undefined || editing === NEW;
  return (
    <Dialog open heading={OF_KIND[kind]} onClose={onClose}>
      {isForm ? (
        <TemplateForm template={edited} onSave={save(edited?._id)} onClose={() => cancel(edited?._id)} />
      ) : (
        <TemplateList templates={templates} actions={actions} />
      )}
    </Dialog>
  );
}

interface TemplateListProps {
  templates: ReplyTemplate[];
  actions: ReturnType<typeof useTemplates>;
}

function TemplateList({ templates, actions }: TemplateListProps) {
  const { edit, duplicate, remove, undo, failure, deleted } = actions;
  return (
    <>
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template._id}>
            <TemplateItem
              template={template}
              onEdit={() => edit(template._id)}
              onDuplicate={() => duplicate(template)}
              onDelete={() => remove(template)}
            />
          </li>
        ))}
      </ul>
      {failure && <Alert>{failure}</Alert>}
      <div role="status" className={styles.deleted}>
        {deleted && <p>“{deleted.name}” deleted.</p>}
      </div>
      {deleted && (
        <Button variant="secondary" onClick={undo}>
          Undo
        </Button>
      )}
      <Button id={ADD_TEMPLATE} className={styles.add} onClick={() => edit(NEW)}>
        Add template
      </Button>
    </>
  );
}
