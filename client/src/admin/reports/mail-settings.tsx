import type { DeskSettings } from '#shared/contract';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useIsMailOff } from '#client/stores/session.ts';
import { NOT_SAVED, useAttempt } from '../hooks/use-attempt.ts';
import { changeReportMails } from '../queries/reports.ts';
import styles from './reports.module.css';

const MAILS: [keyof DeskSettings, string][] = [
  ['weeklyMail', 'Email a weekly report every Monday at 8:00 AM'],
  ['waitingMail', 'Email a list of submissions unanswered for more than 2 days, on working days at 8:00 AM'],
];

/** Mails to the office about its own work. Each choice is saved at once. */
export function MailSettings({ settings }: { settings: DeskSettings }) {
  const isMailOff = useIsMailOff();
  const { attempt, busy, failure } = useAttempt(NOT_SAVED);
  return (
    <section>
      <h3>By email</h3>
      <div className={styles.choices}>
        {MAILS.map(([name, label]) => (
          <Checkbox
            key={name}
            label={label}
            checked={settings[name]}
            disabled={busy}
            onChange={(checked) => void attempt(() => changeReportMails({ [name]: checked }))}
          />
        ))}
      </div>
      {failure && <Alert>{failure}</Alert>}
      <p className={styles.note}>
        Weekly reports go to the inquiries mailbox; lists of unanswered submissions go to each form’s mailbox.
        {isMailOff && ' Email is not set up, so none are sent yet.'}
      </p>
    </section>
  );
}
