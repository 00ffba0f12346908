/** Promises of the repository's privacy notice (RA 10173). An owner may reword the notice and shorten the periods. */
export const PRIVACY_NOTICE = {
  /** Date of the repository's notice. Change it when its meaning changes. */
  version: '2026-11-25',
  /** Longest periods for keeping messages. */
  retentionMonths: { applications: 12, quotes: 24, inquiries: 24 },
} as const;

/** The date of a version, without the number of a further change on that day. */
export const privacyDay = (version: string): string => version.slice(0, 'yyyy-mm-dd'.length);
