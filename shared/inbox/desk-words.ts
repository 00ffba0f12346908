import type { SubmissionKind } from '../contract.ts';
import { INBOX_LIMITS } from './inbox-limits.ts';

/** Names of the kinds in counts and figures. */
export const KINDS_COUNTED: Record<SubmissionKind, string> = {
  quote: 'Quote requests',
  application: 'Job applications',
  inquiry: 'Service inquiries',
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** `25 min`, `3 h`, and `4 days` from two days on; `—` for null. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '—';
  if (minutes < HOUR) return `${minutes} min`;
  return minutes < 2 * DAY ? `${Math.round(minutes / HOUR)} h` : `${Math.round(minutes / DAY)} days`;
}

const { view: MAX_COUNTED } = INBOX_LIMITS.counted;

/** A count with a limit, which keeps counting fast: `998`, `999`, `999+`. */
export const countText = (count: number): string => (count < MAX_COUNTED ? String(count) : `${MAX_COUNTED - 1}+`);

const nounOf = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);

/** `1 submission`, `2 submissions`. */
export const counted = (count: number, noun: string): string => `${count} ${nounOf(count, noun)}`;

/** The same for a count with a limit: `999+ submissions`. */
export const countedUpTo = (count: number, noun: string): string => `${countText(count)} ${nounOf(count, noun)}`;

/** Share answered in time, such as `6 of 7 (86%)`; `—` for none. */
export function shareText({ inTime, late }: { inTime: number; late: number }): string {
  const all = inTime + late;
  return all === 0 ? '—' : `${inTime} of ${all} (${Math.round((100 * inTime) / all)}%)`;
}
