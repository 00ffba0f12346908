/** Limits of the inbox and the dashboard, in characters unless noted. Separate from LIMITS, which every page of the site loads. */
export const INBOX_LIMITS = {
  /** Name of a person in the office. */
  assignee: 100,
  /** A saved filter, and the number of them. */
  savedFilter: { name: 100, query: 500, many: 50 },
  /** Assignees offered for selection. */
  assigneesListed: 50,
  pagePath: 200,
  /** Hours after which an unanswered submission has waited too long. */
  waitingHours: 48,
  /** How many of these a mail lists. */
  waitingListed: 20,
  /** Weeks of the figures; the newest submissions that are read for answers and pages; pages listed. */
  figures: { weeks: { default: 12, max: 52 }, read: 20_000, pages: 10 },
  /** Longer searches are truncated. */
  search: 200,
  /** Submissions per page: default and maximum. */
  inboxPage: { default: 50, max: 200 },
  /** Highest count of a view and of an email address; there may be more. */
  counted: { view: 1000, address: 100 },
  /** Positions offered as a filter. */
  positionsListed: 100,
  /** Applications shown side by side. */
  compared: { min: 2, max: 3 },
  /** Submissions changed by one call. */
  bulk: 200,
  /** Body of such a call. */
  bulkJson: { bytes: 100 * 1024, depth: 3, entries: 2000 },
} as const;

export const WAITING_DAYS = INBOX_LIMITS.waitingHours / 24;

/** Limits of replies, in characters and milliseconds unless noted. Separate so that no public page loads them. */
export const REPLY_LIMITS = {
  subject: 200,
  body: 10_000,
  templateName: 100,
  templates: 200,
  /** Submissions answered by one call. */
  many: 50,
  /** How long a reply waits before it is sent, so that it can be taken back. Longer than Undo is offered. */
  delay: 12_000,
} as const;
