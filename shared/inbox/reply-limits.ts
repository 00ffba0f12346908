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
