import { useStore } from 'zustand';
import { hoursOn } from '#shared/content/contact/opening-days';
import type { Firm } from '#shared/content/documents/firm';
import type { QuoteRequest } from '#shared/contract';
import { dayAfter, daysBetween, officeDay } from '#shared/meetings/office-day';
import { useFirm } from '#client/content/content-context.tsx';
import { usePageData } from '#client/content/page-context.tsx';
import type { RuledForm } from '#client/components/form/form-state.ts';
import { Suggestions } from './suggestions.tsx';

interface Slot {
  /** In the `datetime-local` format: `2031-03-03T09:00`. */
  value: string;
  /** Such as `Tomorrow 9 AM` or `Mon 2 PM`. */
  label: string;
}

const MOST_SLOTS = 4;
const MOST_DAYS = 14;
/** Days within which a weekday alone is unambiguous. */
const WEEK = 7;
const NOON = 12;
const MORNING = 9;
const AFTERNOON = 14;

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

function dayLabel(day: string, today: string): string {
  const away = daysBetween(today, day);
  if (away === 1) return 'Tomorrow';
  return (away < WEEK ? WEEKDAY : DATE).format(new Date(day));
}

const hourLabel = (hour: number) => `${hour % NOON || NOON} ${hour < NOON ? 'AM' : 'PM'}`;
const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The hours offered on a day, such that a one-hour meeting fits into the opening hours. */
const hoursOffered = (hours: Firm['hours'], day: string) =>
  [MORNING, AFTERNOON].filter((hour) =>
    hoursOn(hours, day).some(({ opens, closes }) => opens <= timeOf(hour) && timeOf(hour + 1) <= closes),
  );

/** The next meeting times within the given hours, from tomorrow on. */
export function slotsAfter(now: Date, hours: Firm['hours']): Slot[] {
  const today = officeDay(now);
  const days = Array.from({ length: MOST_DAYS }, (_, at) => dayAfter(today, at + 1));
  const slots = days.flatMap((day) =>
    hoursOffered(hours, day).map((hour) => ({
      value: `${day}T${timeOf(hour)}`,
      label: `${dayLabel(day, today)} ${hourLabel(hour)}`,
    })),
  );
  return slots.slice(0, MOST_SLOTS);
}

/** Suggested meeting times. */
export function MeetingSlots({ form }: { form: RuledForm<QuoteRequest> }) {
  const { hours: open } = useFirm();
  const meetings = usePageData().meeting?.hours ?? [];
  const hours = meetings.length > 0 ? meetings : open;
  const chosen = useStore(form.store, ({ values }) => values.meetingDateTime);
  const slots = slotsAfter(new Date(), hours);
  if (slots.length === 0) return null;
  return (
    <Suggestions
      label="Quick choices"
      options={slots}
      chosen={chosen}
      onChoose={(slot) => form.set('meetingDateTime', slot)}
    />
  );
}
