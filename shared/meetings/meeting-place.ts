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
