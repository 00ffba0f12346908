import { OFFICE_ZONE } from '../../meetings/meeting-time.ts';
import type { FormOffer } from '../documents/forms.ts';
import { hoursOn } from './opening-days.ts';

type Hours = FormOffer['meetingHours'];

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const MINUTE_LENGTH = 'yyyy-mm-ddThh:mm'.length;

/** Whether a meeting may begin at a moment; always, if there are no hours. */
export function isMeetingTime(hours: Hours, moment: Date): boolean {
  if (hours.length === 0) return true;
  const local = new Date(moment.getTime() + OFFICE_ZONE.ahead).toISOString();
  const time = local.slice(DAY_LENGTH + 1, MINUTE_LENGTH);
  return hoursOn(hours, local.slice(0, DAY_LENGTH)).some(({ opens, closes }) => opens <= time && time < closes);
}

/** `Monday to Friday, 08:00 to 17:00; Saturday, 08:00 to 12:00` */
export const meetingHoursText = (hours: Hours): string =>
  hours.map(({ days, opens, closes }) => `${days}, ${opens} to ${closes}`).join('; ');

export const outsideMeetingHours = (hours: Hours): string =>
  `Please choose a time within our meeting hours: ${meetingHoursText(hours)}.`;
