/** The days before the end of a credential on which the office is reminded, the first ones first. */
export const REMINDER_DAYS = [60, 14] as const;
