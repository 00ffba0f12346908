import { officeTime } from '../../meetings/time-zone.ts';
import type { FormOffer } from '../documents/forms.ts';
import { hoursOn } from './opening-days.ts';

type Hours = FormOffer['meetingHours'];

/** Whether a meeting may begin at a moment; always, if there are no hours. */
export function isMeetingTime(hours: Hours, moment: Date): boolean {
  if (hours.length === 0) return true;
  const [day, time] = officeTime(moment).split('T');
  return hoursOn(hours, day).some(({ opens, closes }) => opens <= time && time < closes);
}

/** `Monday to Friday, 08:00 to 17:00; Saturday, 08:00 to 12:00` */
export const meetingHoursText = (hours: Hours): string =>
  hours.map(({ days, opens, closes }) => `${days}, ${opens} to ${closes}`).join('; ');

export const outsideMeetingHours = (hours: Hours): string =>
  `Please choose a time within our meeting hours: ${meetingHoursText(hours)}.`;
