import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { PATHS } from '#shared/catalogue';
import type { Job, JobApplication, JobInput, QuoteRequest } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import type { Rows } from '#client/stores/rows.ts';
import type { RuledForm } from '#client/components/form/form-state.ts';
import { Link } from '#client/components/link/link.tsx';
import { hoursOn } from '#shared/content/contact/opening-days';
import type { Firm } from '#shared/content/documents/firm';
import { clockTime } from '#shared/meetings/day-text';
import { dayAfter, officeDay, shortDay } from '#shared/meetings/office-day';
import { useFirm } from '#client/content/content-context.tsx';
import { usePageData } from '#client/content/page-context.tsx';
import styles from './suggestions.module.css';

interface Slot {
  /** In the `datetime-local` format: `2031-03-03T09:00`. */
  value: string;
  /** Such as `Mon, Mar 3, 2 PM`. */
  label: string;
}

const MAX_SLOTS = 4;
const MAX_DAYS = 14;
const MORNING = 9;
const AFTERNOON = 14;

const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The hours offered on a day, such that a one-hour meeting fits into the opening hours. */
const hoursOffered = (hours: Firm['hours'], day: string) =>
  [MORNING, AFTERNOON].filter((hour) =>
    hoursOn(hours, day).some(({ opens, closes }) => opens <= timeOf(hour) && timeOf(hour + 1) <= closes),
  );

/** The next meeting times within the given hours, from tomorrow on. */
export function slotsAfter(now: Date, hours: Firm['hours']): Slot[] {
  const today = officeDay(now);
  const days = Array.from({ length: MAX_DAYS }, (_, at) => dayAfter(today, at + 1));
  const slots = days.flatMap((day) =>
    hoursOffered(hours, day).map((hour) => ({
      value: `${day}T${timeOf(hour)}`,
      label: `${shortDay(day)}, ${clockTime(timeOf(hour)).replace(':00', '')}`,
    })),
  );
  return slots.slice(0, MAX_SLOTS);
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

const MAX = 6;

interface OpenPositionsProps {
  jobs: Rows<Job, JobInput>;
  form: RuledForm<JobApplication & { resume: File[] }>;
}

/** Suggests the open positions; any other position may be typed. */
export function OpenPositions({ jobs, form }: OpenPositionsProps) {
  const { items, status, load } = jobs;
  const chosen = useStore(form.store, ({ values }) => values.position);
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  const titles = [...new Set(items.map(({ title }) => title))];
  if (titles.length === 0) return null;
  return (
    <div className={styles.positions}>
      <Suggestions
        label="Jobs open now"
        options={titles.slice(0, MAX).map((title) => ({ value: title, label: title }))}
        chosen={chosen}
        onChoose={(title) => form.set('position', title)}
      />
      {titles.length > MAX && <Link to={PATHS.careers}>{MESSAGES.careers.all}</Link>}
    </div>
  );
}

interface SuggestionsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: unknown;
  onChoose: (value: string) => void;
}

/** Suggested values of a field as toggle buttons. */
export function Suggestions({ label, options, chosen, onChoose }: SuggestionsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
