/** Limits of meetings. Apart from the others, so that no public page loads them. */
export const MEETING_LIMITS = {
  minutes: { min: 15, max: 480, default: 60 },
  /** Meetings in one answer of the agenda, and in the calendar that others subscribe to. */
  listed: 500,
  subscribed: 2000,
  /** Days that are over and still stand in that calendar. */
  pastDays: 30,
  /** Seconds after which a calendar program should fetch it again. */
  refresh: 900,
} as const;
