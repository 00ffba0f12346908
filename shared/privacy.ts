/** The privacy notice that applies when a visitor sends a form (RA 10173). */
export const PRIVACY_NOTICE = {
  /** The date of the notice, stored with each submission. Change it when the meaning of the notice changes. */
  version: '2026-11-22',
  retentionMonths: { applications: 12, quotes: 24, inquiries: 24 },
} as const;
