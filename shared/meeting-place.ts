import type { Firm } from './content/documents/firm.ts';
import { addressLine } from './content/site/site.ts';
import { MEETING_ELSEWHERE } from './forms/options.ts';

interface Chosen {
  meetingLocation: string | null;
  customLocation: string | null;
}

/** Where a meeting takes place, in words that a map understands; empty if nobody said. */
export function meetingPlace(
  { meetingLocation, customLocation }: Chosen,
  firm: Pick<Firm, 'officeLabel' | 'building' | 'address'>,
): string {
  if (meetingLocation === firm.officeLabel) return addressLine(firm);
  return (meetingLocation === MEETING_ELSEWHERE ? customLocation : meetingLocation) ?? '';
}
