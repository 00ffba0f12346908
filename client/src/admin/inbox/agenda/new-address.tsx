import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import styles from './calendar-feed.module.css';

const HOW: { program: string; steps: string }[] = [
  {
    program: 'Google',
    steps:
      'on a computer, beside “Other calendars”, press +, choose “From URL” and paste it. Google fetches it a few times a day.',
  },
  {
    program: 'Apple',
    steps:
      'on a Mac, choose File, “New Calendar Subscription”. On an iPhone, in Calendar, press Calendars, “Add Calendar”, “Add Subscription Calendar”.',
  },
  { program: 'Outlook', steps: 'choose “Add calendar”, “Subscribe from web” and paste it.' },
];

/** The address while it can be copied, and instructions for each calendar app. */
export function NewAddress({ address }: { address: string }) {
  return (
    <>
      <div className={styles.address}>
        <TextField
          label="Secret address"
          name="calendar"
          readOnly
          autoFocus // the pressed button has disappeared
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={() => address} copied="Address copied.">
          Copy
        </CopyButton>
      </div>
      <ul className={styles.how}>
        {HOW.map(({ program, steps }) => (
          <li key={program}>
            <strong>{program}</strong>: {steps}
          </li>
        ))}
      </ul>
    </>
  );
}
