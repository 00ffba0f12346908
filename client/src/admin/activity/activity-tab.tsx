import { ACTIVITIES, type ActivityItem, type ActivityFilter as Filter } from '#shared/accounts/activities';
import { fullDay } from '#shared/meetings/day-text';
import { Button } from '#client/components/button/button.tsx';
import { Link } from '#client/components/link/link.tsx';
import { ActionButton } from '../action-button.tsx';
import { type Activity, useActivity } from '../queries/activity.ts';
import { statusOf } from '../queries/client.ts';
import { usePeople } from '../queries/people.ts';
import { byDay, clockText } from '../times.ts';
import { useFocus } from '../hooks/use-focus.ts';
import { ActivityFilter } from './activity-filter.tsx';
import { ACTIVITY_TEXTS, ACTIVITY_TEXTS as TEXTS, activityObject } from './activity-texts.ts';
import { useActivityAddress } from './use-activity-address.ts';
import styles from './activity.module.css';

const itemsOf = (data: Activity['data']): ActivityItem[] => data?.pages.flatMap((page) => page.items) ?? [];

const activityId = (id: string): string => `activity-${id}`;

/** One list per day, under its date. */
function ActivityDays({ items }: { items: readonly ActivityItem[] }) {
  const { data: people = [] } = usePeople();
  const names = new Map(people.map(({ _id, name }) => [_id, name]));
  return byDay(items, ({ at }) => at).map(([day, ofDay]) => (
    <section key={day} aria-label={fullDay(day)}>
      <h3>{fullDay(day)}</h3>
      <ul className={styles.list}>
        {ofDay.map((item) => (
          <ActivityRow key={item._id} item={item} name={names.get(item.accountId ?? '')} />
        ))}
      </ul>
    </section>
  ));
}

/** @param name that of the account now, if it has one */
function ActivityRow({ item, name = '' }: { item: ActivityItem; name?: string }) {
  const thing = activityObject(item);
  return (
    <li id={activityId(item._id)} tabIndex={-1}>
      <time dateTime={item.at}>{clockText(new Date(item.at))}</time>
      <p>
        <strong>{name || (item.who ?? ACTIVITY_TEXTS.server)}</strong>
        {name && <small> ({item.who})</small>} {ACTIVITIES[item.action]}
        {thing && <>: {thing.to ? <Link to={thing.to}>{thing.text}</Link> : thing.text}</>}
      </p>
    </li>
  );
}

/** The owner's log of who did what and when. */
export function ActivityTab() {
  const filter = useActivityAddress();
  const activity = useActivity(filter);
  const items = itemsOf(activity.data);
  const focus = useFocus();
  return (
    <div className={styles.activity}>
      <h2>Activity</h2>
      <p className={styles.note}>{TEXTS.note}</p>
      <ActivityFilter filter={filter} />
      <Status filter={filter} activity={activity} items={items} />
      <ActivityDays items={items} />
      {activity.hasNextPage && <Older activity={activity} items={items} focus={focus} />}
    </div>
  );
}

interface ShownActivity {
  activity: Activity;
  items: readonly ActivityItem[];
}

function Status({ filter, activity, items }: ShownActivity & { filter: Filter }) {
  const status = statusOf(activity);
  const isNarrowed = Object.values(filter).some(Boolean);
  const empty = isNarrowed ? TEXTS.noMatch : TEXTS.empty;
  const shown = items.length === 1 ? '1 entry' : `${items.length} entries`;
  const loaded =
    items.length === 0 ? empty : `${shown}${activity.hasNextPage ? ' shown; older entries available' : ''}.`;
  return (
    <>
      <p role="status" className={items.length > 0 ? styles.note : undefined}>
        {status === 'failed' ? TEXTS.failed : status === 'loaded' ? loaded : TEXTS.loading}
      </p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={() => void activity.refetch()}>
          Retry
        </Button>
      )}
    </>
  );
}

/** Loads the next page and focuses its first entry. */
function Older({ activity, items, focus }: ShownActivity & { focus: ReturnType<typeof useFocus> }) {
  const load = async () => {
    const { data } = await activity.fetchNextPage({ throwOnError: true });
    const first = itemsOf(data).at(items.length);
    if (first) focus(activityId(first._id));
  };
  return (
    <ActionButton variant="secondary" action={load} failed={TEXTS.olderFailed} busyLabel="Loading...">
      Older
    </ActionButton>
  );
}
