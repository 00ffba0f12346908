import { PATHS } from '#shared/catalogue';
import type { ContentState } from '#shared/content/contract';
import { editLink } from '#shared/content/edit-link';
import type { ExpiringCredential } from '#shared/content/expiring';
import { REMINDER_DAYS } from '#shared/content/reminder-days';
import { Link } from '#client/components/link/link.tsx';
import { dateText } from '../times.ts';
import styles from './setup.module.css';

function endInWords({ validTo, daysLeft }: ExpiringCredential): string {
  const day = dateText(validTo);
  if (daysLeft < 0) return `expired on ${day}`;
  if (daysLeft === 0) return `expires today, ${day}`;
  return `expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}, on ${day}`;
}

const [, SOON] = REMINDER_DAYS;

/** Published licenses and certificates due for renewal. */
export function ExpiringNotice({ state: { expiring, content } }: { state: ContentState }) {
  if (expiring.length === 0) return null;
  const linkTo = (id: string) => {
    const at = content.credentials.items.findIndex((item) => item.id === id);
    const place = at < 0 ? [] : [at, 'validTo'];
    return editLink(PATHS.about, 'credentials', 'items', ...place);
  };
  return (
    <section className={styles.expiring} aria-label="Licenses and certificates due for renewal">
      <ul>
        {expiring.map((credential) => (
          <li key={credential.id} data-soon={credential.daysLeft <= SOON || undefined}>
            <strong>{credential.name}</strong> {endInWords(credential)}.{' '}
            <Link to={linkTo(credential.id)}>
              Update the date<span className="visually-hidden"> of {credential.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
