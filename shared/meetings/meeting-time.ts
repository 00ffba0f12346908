import { fullDay } from './day-text.ts';
import { OFFICE_AHEAD, OFFICE_TIME_ZONE } from './time-zone.ts';
import type { Firm } from '../content/documents/firm.ts';
import { addressLine, meetingOffice } from '../content/addresses/site.ts';
import { MEETING_ELSEWHERE } from '../forms/options.ts';

interface Chosen {
  meetingLocation: string | null;
  customLocation: string | null;
}

/** The place of a meeting, as in the form; empty if none was given. */
export const chosenPlace = ({ meetingLocation, customLocation }: Chosen): string =>
  (meetingLocation === MEETING_ELSEWHERE ? customLocation : meetingLocation) ?? '';

/** The place for a map: the office with its full address. */
export const meetingPlace = (chosen: Chosen, firm: Pick<Firm, 'officeLabel' | 'building' | 'address'>): string =>
  !firm.officeLabel && chosen.meetingLocation === meetingOffice(firm) ? addressLine(firm) : chosenPlace(chosen);

/** `Monday, March 3, 2025 at 2:30 PM`: date and 12-hour time. */
const WORDING = /^([A-Z][a-z]+, [A-Z][a-z]+ \d{1,2}, \d{4}) at (1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = 12;

/** The Philippines have no daylight saving time. */
export const OFFICE_ZONE = { name: OFFICE_TIME_ZONE, offset: '+0800' } as const;

/**
 * Converts the form's text, which is in Philippine time. Undefined if the form cannot have written it: another format, a date that does not
 * exist, or a wrong weekday.
 */
export function meetingAt(text: string): Date | undefined {
  const [, day, hour, minute, half] = WORDING.exec(text) ?? [];
  const midnight = Date.parse(`${day} UTC`);
  // JavaScript reads February 30 as March 2, so the date is formatted again and compared
  if (Number.isNaN(midnight) || fullDay(midnight) !== day) return undefined;
  const hours = (Number(hour) % NOON) + (half === 'PM' ? NOON : 0);
  return new Date(midnight + hours * HOUR + Number(minute) * MINUTE - OFFICE_AHEAD);
}
