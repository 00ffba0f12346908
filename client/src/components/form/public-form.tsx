import type { FormEventHandler, ReactNode } from 'react';
import type { FormRecord } from '../../../../shared/forms/form.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { Button } from '../button/button.tsx';
import { Form, FormActions } from './form.tsx';
import styles from './form.module.css';
import { MailInstead } from './mail-instead.tsx';
import { Outcome, type OutcomeProps } from './outcome.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { TrapField } from './trap-field.tsx';

/** Filled in by Vite: true while the pages are rendered, so that the browser does not load the notice that it never shows. */
declare const __PRERENDERING__: boolean | undefined;
const PRERENDERING = typeof __PRERENDERING__ === 'boolean' && __PRERENDERING__;

interface PublicFormProps extends OutcomeProps {
  /** The service that the page is about. */
  about?: string;
  record: FormRecord;
  busy: boolean;
  send: FormEventHandler;
  /** Stands below the button while it is busy. */
  progress?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** What the three forms have around their fields. The button waits until the page is alive, so that nothing is sent past the scripts. */
export function PublicForm({ record, about, busy, send, progress, children, ...outcome }: PublicFormProps) {
  const alive = useHydrated();
  return (
    <Form onSubmit={send} className={styles.public}>
      <noscript>{PRERENDERING && <MailInstead form={record} about={about} />}</noscript>
      {children}
      <TrapField />
      <PrivacyNote />
      <FormActions>
        <Button type="submit" busy={busy} disabled={!alive} className={alive ? undefined : styles.waiting}>
          {busy ? record.messages.busy : record.messages.submit}
        </Button>
      </FormActions>
      {!alive && <p className={styles.late}>The page is still loading. If this lasts, please load it again.</p>}
      {busy && progress}
      <Outcome {...outcome} unsent={outcome.unsent && !busy} />
    </Form>
  );
}
