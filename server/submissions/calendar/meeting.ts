import type { MeetingState } from '#shared/contract';

/** The meeting of a quote request, named as in the contract. */
export interface Meeting {
  reference: string;
  meetingAt: Date | string;
  meetingMinutes: number;
  /** The office's answer; null while unanswered. */
  meetingState: MeetingState | null;
  /** Version of the event: calendars keep the highest one. */
  meetingSequence: number;
  name: string;
  phone: string;
  service: string | null;
  meetingLocation: string | null;
  customLocation: string | null;
}
