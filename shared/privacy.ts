/** What the privacy notice of the repository promises (RA 10173). An owner words the notice anew, and keeps less long. */
export const PRIVACY_NOTICE = {
  /** The date of the repository's notice. Change it when the meaning of that notice changes. */
  version: '2026-11-22',
  /** The longest that messages may be kept. */
  retentionMonths: { applications: 12, quotes: 24, inquiries: 24 },
} as const;

/** The day of a version, which has a number behind it where the notice changed again on that day. */
export const privacyDay = (version: string): string => version.slice(0, 'yyyy-mm-dd'.length);
