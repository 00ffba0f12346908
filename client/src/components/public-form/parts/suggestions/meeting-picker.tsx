import { type ComponentProps, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { edit } from '#shared/content/places';
import type { ShownMeeting } from '#shared/content/site/page-data';
import type { QuoteRequest } from '#shared/contract';
import { Field, type FieldProps } from '#client/components/form/field.tsx';
import type { RuledForm } from '#client/components/form/form-state.ts';
import { dayLabel, meetingDays, timesOn } from './meeting-times.ts';
import styles from './suggestions.module.css';

const DAY_LENGTH = 'yyyy-mm-dd'.length;

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
  const times = days.includes(day) ? timesOn(hours, day, now) : [];
  // the new day's options exist only after rendering
  useEffect(() => {
    form.set('meetingDateTime', chosen);
  }, [form, chosen, day]);
  const pickDay = (next: string) => {
    setPicked(next);
    const same = next + chosen.slice(DAY_LENGTH);
    form.set('meetingDateTime', timesOn(hours, next, now).some(({ value }) => value === same) ? same : '');
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
                {dayLabel(one)}
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
