import type { Firm } from './content/documents/firm.ts';
import { addressLine, meetingOffice } from './content/site/site.ts';
import { MEETING_ELSEWHERE } from './forms/options.ts';

interface Chosen {
  meetingLocation: string | null;
  customLocation: string | null;
}

/** Where a meeting takes place, in the words of the form; empty if nobody said. */
export const chosenPlace = ({ meetingLocation, customLocation }: Chosen): string =>
  (meetingLocation === MEETING_ELSEWHERE ? customLocation : meetingLocation) ?? '';

/** The same in words that a map understands: the office with its whole address. */
export const meetingPlace = (chosen: Chosen, firm: Pick<Firm, 'officeLabel' | 'building' | 'address'>): string =>
  !firm.officeLabel && chosen.meetingLocation === meetingOffice(firm) ? addressLine(firm) : chosenPlace(chosen);
