import { daysBetween } from '../meetings/office-day.ts';
import type { Content } from './documents.ts';
import { REMINDER_DAYS } from './reminder-days.ts';
import { fillingOf } from './site/make-site.ts';
import { deepFilled } from './fields/placeholders.ts';

/** A license or certificate that expires soon or has expired. */
export interface ExpiringCredential {
  id: string;
  name: string;
  /** ISO date: last day of validity. */
  validTo: string;
  /** 0 on the last day, negative afterwards. */
  daysLeft: number;
}

/** @param today ISO date at the office */
export function expiringCredentials(content: Content, today: string): ExpiringCredential[] {
  const filling = fillingOf(content);
  return content.credentials.items
    .flatMap(({ id, name, validTo }) =>
      validTo ? [{ id, name: deepFilled(name, filling), validTo, daysLeft: daysBetween(today, validTo) }] : [],
    )
    .filter(({ daysLeft }) => daysLeft <= REMINDER_DAYS[0])
    .sort((one, other) => one.daysLeft - other.daysLeft);
}
