/** Limits of meetings, separate so that no public page loads them. */
export const MEETING_LIMITS = {
  minutes: { min: 15, max: 480, default: 60 },
  /** Meetings in an agenda, and in the calendar for subscribers. */
  listed: 500,
  subscribed: 2000,
  /** Past days in that calendar. */
  pastDays: 30,
  /** Seconds after which calendar programs should fetch it again. */
  refresh: 900,
} as const;
