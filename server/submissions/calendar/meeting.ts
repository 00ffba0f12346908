import type { MeetingState } from '#shared/contract';

/** The meeting of a quote request, with the names of the contract. */
export interface Meeting {
  reference: string;
  meetingAt: Date | string;
  meetingMinutes: number;
  /** What the office answered. */
  meetingState: MeetingState | null;
  /** Which version of the event this is: a calendar keeps the highest. */
  meetingSequence: number;
  name: string;
  phone: string;
  service: string | null;
  meetingLocation: string | null;
  customLocation: string | null;
}
