import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReplyTemplate, SubmissionKind } from '#shared/contract';
import { Button } from '#client/components/button/button.tsx';
import { useReplyTemplates } from '#client/stores/inbox/reply-templates.ts';
import styles from './reply.module.css';
import { REPLY_TEXTS } from './reply-texts.ts';

const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates/templates-dialog.tsx')).TemplatesDialog,
}));

interface TemplateChoiceProps {
  kind: SubmissionKind;
  onChoose: (template: ReplyTemplate) => void;
}

/** The reply templates of a kind; pressing one uses it. */
export function TemplateChoice({ kind, onChoose }: TemplateChoiceProps) {
  const { items, status, load } = useReplyTemplates();
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    if (useReplyTemplates.getState().status === 'idle') void load();
  }, [load]);
  if (status === 'failed') return <Failed onRetry={load} />;
  const templates = items.filter((template) => template.kind === kind);
  return (
    <>
      <div role="group" aria-label="Templates" className={styles.templates} data-sideways>
        {templates.map((template) => (
          <button key={template._id} type="button" className={styles.template} onClick={() => onChoose(template)}>
            {template.name}
          </button>
        ))}
        {status === 'loaded' && (
          <Button variant="quiet" data-plain className={styles.edit} onClick={() => setEditing(true)}>
            Edit templates
          </Button>
        )}
      </div>
      {editing && (
        <Suspense>
          <TemplatesDialog kind={kind} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <p className={styles.quiet}>
      {REPLY_TEXTS.templatesFailed}{' '}
      <Button variant="quiet" onClick={onRetry}>
        Load templates again
      </Button>
    </p>
  );
}
