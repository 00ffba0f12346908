import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ContentState, SAMPLE_ITEMS } from '#shared/content/contract';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { keepSample, useSiteState } from '../queries/site-state.ts';
import styles from '../shell/shell.module.css';
import { ITEMS } from './setup-items.ts';
import { SetupList } from './setup-list.tsx';
import { PATHS } from '#shared/catalogue';
import { editLink } from '#shared/content/edit-link';
import type { ExpiringCredential } from '#shared/content/expiring';
import { REMINDER_DAYS } from '#shared/content/reminder-days';
import { Link } from '#client/components/link/link.tsx';
import { dateText } from '../times.ts';
import shell from './setup.module.css';

function endInWords({ validTo, daysLeft }: ExpiringCredential): string {
  const day = dateText(validTo);
  if (daysLeft < 0) return `expired on ${day}`;
  if (daysLeft === 0) return `expires today, ${day}`;
  return `expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}, on ${day}`;
}

const [, SOON] = REMINDER_DAYS;

/** Published licenses and certificates due for renewal. */
function ExpiringNotice({ state: { expiring, content } }: { state: ContentState }) {
  if (expiring.length === 0) return null;
  const linkTo = (id: string) => {
    const at = content.credentials.items.findIndex((item) => item.id === id);
    const place = at < 0 ? [] : [at, 'validTo'];
    return editLink(PATHS.about, 'credentials', 'items', ...place);
  };
  return (
    <section className={shell.expiring} aria-label="Licenses and certificates due for renewal">
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

/** The site's state once reloaded; undefined before, because a state from an earlier visit may be out of date. */
function useFreshState() {
  const { data, isFetchedAfterMount } = useSiteState();
  return isFetchedAfterMount ? data : undefined;
}

/** Licenses and certificates that expire soon, shown above the panels. */
export function Expiring() {
  const state = useFreshState();
  return state && <ExpiringNotice state={state} />;
}

/** The setup progress at the bottom of the tab rail. Opens the list; disappears when all is done. */
export function SetupMeter() {
  const { data: state } = useSiteState();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  if (!state || state.sampleLeft.length === 0) return null;
  const done = SAMPLE_ITEMS.length - state.sampleLeft.length;
  const isUnpublished = state.drafts.some(({ changes }) => changes.length > 0);
  const next = isUnpublished ? 'publish your changes' : ITEMS[state.sampleLeft[0]].title.toLowerCase();
  return (
    <>
      <button type="button" className={styles.meter} onClick={() => setOpenAt(key)}>
        <span>
          <span>Set up your site</span>
          <span>
            {done}/{SAMPLE_ITEMS.length}
          </span>
        </span>
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${(100 * done) / SAMPLE_ITEMS.length}%` }} />
        </span>
        <span className={styles.next}>Next: {next}</span>
      </button>
      <Dialog open={openAt === key} heading="Set up your site" onClose={() => setOpenAt(undefined)}>
        <SetupList state={state} onKeep={keepSample} />
      </Dialog>
    </>
  );
}
