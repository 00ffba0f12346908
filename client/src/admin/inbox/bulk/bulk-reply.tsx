import type { SubmitEvent } from 'react';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Form } from '#client/components/form/form.tsx';
import { FormFooter } from '#client/admin/form-footer.tsx';
import { ReplySubjectField, ReplyTextField } from '../submission/reply/reply-field.tsx';
import styles from '../submission/reply/reply.module.css';
import { TEXTS } from '../inbox-texts.ts';
import { TemplateChoice } from '../submission/reply/template-choice.tsx';
import { type ManyRows, useBulkReply } from './use-bulk-reply.ts';

interface BulkReplyProps {
  rows: ManyRows;
  onClose: () => void;
}

/** One reply to several submissions of a kind, with placeholders filled in for each. */
export function BulkReply({ rows, onClose }: BulkReplyProps) {
  const { text, problems, preview, isQueued, verb, busy, failure, write, send } = useBulkReply(rows, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <Dialog
      open
      heading={rows.length === 1 ? 'Reply to 1 submission' : `Reply to ${rows.length} submissions`}
      onClose={onClose}
    >
      {isQueued && <p className="notice">{TEXTS.noMail}</p>}
      <TemplateChoice kind={rows[0].kind} onChoose={({ subject, body }) => write({ subject, body })} />
      <Form aria-label="Reply to several" className={styles.form} onSubmit={submit}>
        <ReplySubjectField
          id="bulk-subject"
          error={problems.subject}
          value={text.subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <ReplyTextField
          id="bulk-text"
          hint="Placeholders such as {name} are filled in for each recipient."
          error={problems.body}
          value={text.body}
          onChange={({ target }) => write({ body: target.value })}
        />
        {preview && (
          <details open>
            <summary>As {rows[0].name} gets it</summary>
            <strong>{preview.subject}</strong>
            <div className={styles.body}>{preview.body}</div>
          </details>
        )}
        <FormFooter failure={failure}>
          <Button type="submit" variant={isQueued ? 'secondary' : 'primary'} busy={busy}>
            {`${verb} ${rows.length === 1 ? '1 reply' : `${rows.length} replies`}`}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => send(true)}>
            {verb} &amp; done
          </Button>
        </FormFooter>
      </Form>
    </Dialog>
  );
}
