import type { SubmissionKind } from './contract.ts';

/** The kinds of submissions, where they are counted. */
export const KINDS_COUNTED: Record<SubmissionKind, string> = {
  quote: 'Quote requests',
  application: 'Job applications',
  inquiry: 'Service inquiries',
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** `25 min`, `3 h`, and from two days on `4 days`; `—` for none. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '—';
  if (minutes < HOUR) return `${minutes} min`;
  return minutes < 2 * DAY ? `${Math.round(minutes / HOUR)} h` : `${Math.round(minutes / DAY)} days`;
}

/** `1 submission`, `2 submissions`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `86 %` of what was answered in time or late; `—` for none. */
export function shareText({ inTime, late }: { inTime: number; late: number }): string {
  return inTime + late === 0 ? '—' : `${Math.round((100 * inTime) / (inTime + late))} %`;
}
