import type { ReplyTemplate, SubmissionKind } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useReplyTemplates } from '#client/stores/reply-templates.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateItem } from './template-item.tsx';
import styles from './templates.module.css';
import { NEW, useTemplates } from './use-templates.ts';

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
        <Button onClick={() => edit(NEW)}>Add template</Button>
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
