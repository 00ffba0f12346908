import { useEffect } from 'react';
import type { ActivityFilter as Filter } from '#shared/accounts/activities';
import { Button } from '#client/components/button/button.tsx';
import { useActivity } from '#client/stores/activity.ts';
import { ActionButton } from '../action-button.tsx';
import { useFocus } from '../use-focus.ts';
import styles from './activity.module.css';
import { ActivityDays, activityId } from './activity-days.tsx';
import { ActivityFilter } from './activity-filter.tsx';
import { ACTIVITY_TEXTS as TEXTS } from './activity-texts.ts';
import { useActivityAddress } from './use-activity-address.ts';

/** The owner's log of who did what and when. */
export function ActivityTab() {
  const filter = useActivityAddress();
  const { items, next, load } = useActivity();
  const focus = useFocus();
  useEffect(() => void load(filter), [load, filter]);
  return (
    <div className={styles.activity}>
      <h2>Activity</h2>
      <p className={styles.note}>{TEXTS.note}</p>
      <ActivityFilter filter={filter} />
      <Status filter={filter} />
      <ActivityDays items={items} />
      {next !== null && <Older focus={focus} />}
    </div>
  );
}

function Status({ filter }: { filter: Filter }) {
  const { items, next, status, load } = useActivity();
  const isNarrowed = Object.values(filter).some(Boolean);
  const empty = isNarrowed ? TEXTS.noMatch : TEXTS.empty;
  const shown = items.length === 1 ? '1 entry' : `${items.length} entries`;
  const loaded = items.length === 0 ? empty : `${shown}${next === null ? '' : ' shown; older entries available'}.`;
  return (
    <>
      <p role="status" className={items.length > 0 ? styles.note : undefined}>
        {status === 'failed' ? TEXTS.failed : status === 'loaded' ? loaded : TEXTS.loading}
      </p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={() => void load(filter)}>
          Retry
        </Button>
      )}
    </>
  );
}

/** Loads the next page and focuses its first entry. */
function Older({ focus }: { focus: ReturnType<typeof useFocus> }) {
  const older = useActivity((activity) => activity.older);
  const load = async () => {
    const shown = useActivity.getState().items.length;
    await older();
    const first = useActivity.getState().items.at(shown);
    if (first) focus(activityId(first._id));
  };
  return (
    <ActionButton variant="secondary" action={load} failed={TEXTS.olderFailed} busyLabel="Loading...">
      Older
    </ActionButton>
  );
}
