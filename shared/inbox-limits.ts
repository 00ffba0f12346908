/**
 * Limits of the Inbox and of what the dashboard makes of it, in characters unless noted. They are not among LIMITS,
 * which every page of the site loads.
 */
export const INBOX_LIMITS = {
  /** The name of somebody of the office. */
  assignee: 100,
  /** A filter of the Inbox that is kept. */
  savedFilter: { name: 100, query: 500, many: 50 },
  /** Names of the office that are offered. */
  assigneesListed: 50,
  pagePath: 200,
  /** Hours after which a submission that nobody has answered waits too long. */
  waitingHours: 48,
  /** Of these, how many a mail names. */
  waitingListed: 20,
  /** Weeks of the figures, and how many of the newest submissions are read for answers and pages. */
  figures: { weeks: { default: 12, max: 52 }, read: 20_000, pages: 10 },
  /** Longer searches of the Inbox are cut. */
  search: 200,
  /** Submissions on a page of the Inbox: the default and the maximum. */
  inboxPage: { default: 50, max: 200 },
  /** Submissions that are counted in a view of the Inbox, and of one e-mail address; there are at least as many. */
  counted: { view: 1000, address: 100 },
  /** Positions of applications that are offered as a filter. */
  positionsListed: 100,
  /** Applications that are shown beside each other. */
  compared: { min: 2, max: 3 },
  /** Submissions that one call changes. */
  bulk: 200,
  /** Of a body that changes so many. */
  bulkJson: { bytes: 100 * 1024, depth: 3, entries: 2000 },
} as const;
