import { ACTIVITIES, type ActivityItem } from '#shared/accounts/activities';
import { officeDay } from '#shared/office-day';
import { Link } from '#client/components/link/link.tsx';
import { clockText, dayText } from '../times.ts';
import styles from './activity.module.css';
import { ACTIVITY_TEXTS, thingOf } from './activity-texts.ts';

/** The items of one calendar day in the office's time zone. */
interface Day {
  day: string;
  items: ActivityItem[];
}

export function daysOf(items: readonly ActivityItem[]): Day[] {
  const days = new Map<string, ActivityItem[]>();
  for (const item of items) {
    const day = officeDay(new Date(item.at));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

export const activityId = (id: string): string => `activity-${id}`;

/** One list per day, under its date. */
export function ActivityDays({ items }: { items: readonly ActivityItem[] }) {
  return daysOf(items).map(({ day, items: ofDay }) => (
    <section key={day} aria-label={dayText(ofDay[0].at)}>
      <h3>{dayText(ofDay[0].at)}</h3>
      <ul className={styles.list}>
        {ofDay.map((item) => (
          <ActivityRow key={item._id} item={item} />
        ))}
      </ul>
    </section>
  ));
}

function ActivityRow({ item }: { item: ActivityItem }) {
  const thing = thingOf(item);
  return (
    <li id={activityId(item._id)} tabIndex={-1}>
      <time dateTime={item.at}>{clockText(new Date(item.at))}</time>
      <p>
        <strong>{item.who ?? ACTIVITY_TEXTS.server}</strong> {ACTIVITIES[item.action]}
        {thing && <>: {thing.to ? <Link to={thing.to}>{thing.text}</Link> : thing.text}</>}
      </p>
    </li>
  );
}
