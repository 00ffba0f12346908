import type { KeyboardEvent, SubmitEvent } from 'react';
import type { ReplyText, SubmissionDetail } from '#shared/contract';
import { Button, buttonClass, type ButtonVariant } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { Form } from '#client/components/form/form.tsx';
import { useIsTouch } from '#client/hooks/use-media-query.ts';
import { FormFooter } from '#client/admin/form-footer.tsx';
import { useNow } from '#client/admin/hooks/use-now.ts';
import { mailLink } from '../facts/links.ts';
import { actionsFor } from '../meeting/meeting-box.tsx';
import { ReplySubjectField, ReplyTextField } from './reply-field.tsx';
import styles from './reply.module.css';
import { SlashList, useSlashTemplates } from './slash-templates.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { REPLY_TEXTS } from './reply-texts.ts';
import { REPLY_FORM_ID, REPLY_TEXT_ID, useReply, type WrittenReply } from './use-reply.ts';

export function ReplyForm({ submission }: { submission: SubmissionDetail }) {
  const reply = useReply(submission);
  const { text, problems, write, send, isQueued, verb } = reply;
  const isTouch = useIsTouch();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send(false);
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
  };
  const slash = useSlashTemplates(submission.kind, text.body, reply.take);
  return (
    <>
      {isQueued && <p className={styles.quiet}>{REPLY_TEXTS.noMail}</p>}
      <TemplateChoice kind={submission.kind} onChoose={reply.take} />
      <Form id={REPLY_FORM_ID} aria-label="Reply" className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
        <ReplySubjectField
          id="reply-subject"
          error={problems.subject}
          value={text.subject}
          onChange={({ target }) => write({ subject: target.value })}
        />
        <ReplyTextField
          id={REPLY_TEXT_ID}
          hint={isTouch ? REPLY_TEXTS.slash : `${REPLY_TEXTS.slash} ${REPLY_TEXTS.sendKey(verb)}`}
          aria-keyshortcuts="Control+Enter"
          error={problems.body}
          value={text.body}
          onChange={({ target }) => write({ body: target.value })}
          {...slash.field}
        />
        <SlashList found={slash.found} at={slash.at} isMissing={slash.isMissing} onChoose={reply.take} />
        <Sending submission={submission} reply={reply} />
      </Form>
    </>
  );
}

/** The buttons below the text. While the site cannot send, the mail app comes first. */
function Sending({ submission, reply }: { submission: SubmissionDetail; reply: WrittenReply }) {
  const { text, busy, failure, hasDraft, isQueued, verb, send } = reply;
  const now = useNow();
  // Confirm in the Meeting box is the main action, as long as it is offered
  const main = !submission.spam && actionsFor(submission, now).includes('confirm') ? 'secondary' : 'primary';
  const letter = { email: submission.email, text };
  return (
    <FormFooter failure={failure}>
      {isQueued && <MailAppLink {...letter} variant={main} />}
      <Button type="submit" variant={isQueued ? 'secondary' : main} busy={busy}>
        {verb} reply
      </Button>
      {submission.state !== 'handled' && (
        <Button variant="secondary" busy={busy} onClick={() => send(true)}>
          {verb} &amp; done → next
        </Button>
      )}
      <Elsewhere {...letter} isLinked={!isQueued} />
      <span role="status" className={styles.quiet}>
        {hasDraft && 'Not sent yet.'}
      </span>
    </FormFooter>
  );
}

interface Letter {
  email: string;
  text: ReplyText;
}

function MailAppLink({ email, text, variant }: Letter & { variant: ButtonVariant }) {
  return (
    <a href={mailLink(email, text)} className={buttonClass(variant)}>
      Open in email app
    </a>
  );
}

/** Ways to send a letter without the site. */
export function Elsewhere({ isLinked = true, ...letter }: Letter & { isLinked?: boolean }) {
  return (
    <div className={styles.elsewhere} data-plain>
      {isLinked && <MailAppLink {...letter} variant="quiet" />}
      <CopyButton text={() => letter.text.body} copied="Message copied.">
        Copy message
      </CopyButton>
    </div>
  );
}
