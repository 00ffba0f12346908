import { type ComponentProps, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { hoursOn } from '#shared/content/contact/opening-days';
import { edit } from '#shared/content/places';
import type { ShownMeeting } from '#shared/content/site/page-data';
import type { QuoteRequest } from '#shared/contract';
import { clockTime } from '#shared/meetings/day-text';
import { dayAfter, shortDay } from '#shared/meetings/office-day';
import { Field, type FieldProps } from '#client/components/form/field.tsx';
import type { RuledForm } from '#client/components/form/form-state.ts';
import styles from './suggestions.module.css';

const MAX_DAYS = 60;
const STEP = 30;
const HOUR = 60;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

const minutesOf = (time: string) => {
  const [hour, minute] = time.split(':').map(Number);
  return hour * HOUR + minute;
};

const two = (count: number) => String(count).padStart(2, '0');

/** The 24-hour time for minutes since midnight. */
const timeAt = (minutes: number) => `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;

/** @param now in the `datetime-local` format: `2031-03-03T09:00` */
function timesOfDay(hours: ShownMeeting['hours'], day: string, now: string): { value: string; label: string }[] {
  const begins = hoursOn(hours, day).flatMap(({ opens, closes }) => {
    const [first, end] = [minutesOf(opens), minutesOf(closes)];
    return Array.from({ length: Math.ceil((end - first) / STEP) }, (_, at) => first + at * STEP);
  });
  const times = [...new Set(begins)].sort((one, other) => one - other);
  return times
    .map(timeAt)
    .map((time) => ({ value: `${day}T${time}`, label: clockTime(time) }))
    .filter(({ value }) => value > now);
}

/** The days on which a meeting can begin, up to `MAX_DAYS` ahead. */
function meetingDays(hours: ShownMeeting['hours'], now: string): string[] {
  const today = now.slice(0, DAY_LENGTH);
  const days = Array.from({ length: MAX_DAYS }, (_, at) => dayAfter(today, at));
  return days.filter((day) => timesOfDay(hours, day, now).length > 0);
}

interface MeetingPickerProps extends FieldProps, Omit<ComponentProps<'select'>, 'form'> {
  form: RuledForm<QuoteRequest>;
  meeting: ShownMeeting;
  /** The office's current time in the `datetime-local` format. */
  now: string;
}

/** Selects for the day and time of a meeting, for companies that hold meetings at fixed hours. */
export function MeetingPicker(props: MeetingPickerProps) {
  const { form, meeting, now, label, hint, error, required, ...time } = props;
  const { hours } = meeting;
  const chosen = useStore(form.store, ({ values }) => values.meetingDateTime) ?? '';
  const days = meetingDays(hours, now);
  const [picked, setPicked] = useState('');
  const day = chosen.slice(0, DAY_LENGTH) || picked;
  const times = days.includes(day) ? timesOfDay(hours, day, now) : [];
  // the new day's options exist only after rendering
  useEffect(() => {
    form.set('meetingDateTime', chosen);
  }, [form, chosen, day]);
  const pickDay = (next: string) => {
    setPicked(next);
    const same = next + chosen.slice(DAY_LENGTH);
    form.set('meetingDateTime', timesOfDay(hours, next, now).some(({ value }) => value === same) ? same : '');
  };
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <div className={styles.picker} {...edit(meeting, 'meetingHours')}>
          <select
            aria-label="Day of the meeting"
            className={control.className}
            value={days.includes(day) ? day : ''}
            onChange={({ target }) => pickDay(target.value)}
          >
            <option value="">Select a day</option>
            {days.map((one) => (
              <option key={one} value={one}>
                {shortDay(one)}
              </option>
            ))}
          </select>
          <select {...time} {...control}>
            <option value="">Select a time</option>
            {times.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
