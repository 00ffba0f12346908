/** The privacy notice that a visitor agrees to by sending a form (RA 10173). */
export const PRIVACY_NOTICE = {
  /** Stored with each submission; raise it whenever the notice's meaning changes. */
  version: '2026-11-21',
  retentionMonths: { applications: 12, quotes: 24, inquiries: 24 },
} as const;
