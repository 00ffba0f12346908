/** Days before a credential expires on which the office is reminded, earliest first. */
export const REMINDER_DAYS = [60, 14] as const;
