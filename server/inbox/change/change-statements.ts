import type { Kinds } from '../../submissions/own-kinds.ts';
import { NEWEST_FIRST } from '../list/submission-query.ts';
import { detailsOf, summaryColumns } from '../list/submission-row.ts';

/**
 * Applies a change `c` (JSON) to a submission `s`. Absent keys leave their columns unchanged. Marking it as spam
 * cancels a queued mail, and unmarking it queues one; sent and failed mails keep their state. Marking it as handled
 * sets `answered_at` and ends the snooze; reopening it clears `answered_at` unless a reply was written.
 */
const CHANGED_COLUMNS = `
  state = coalesce(c ->> 'state', s.state),
  note = coalesce(c ->> 'note', s.note),
  stage = coalesce(c ->> 'stage', s.stage),
  assignee = CASE WHEN c ? 'assignee' THEN c ->> 'assignee' ELSE s.assignee END,
  snoozed_until = CASE
    WHEN c ? 'snoozedUntil' THEN (c ->> 'snoozedUntil')::timestamptz
    WHEN c ->> 'state' = 'handled' THEN NULL
    ELSE s.snoozed_until
  END,
  suspected_spam = coalesce((c ->> 'spam')::boolean, s.suspected_spam),
  mail_state = CASE
    WHEN c ->> 'spam' = 'true' AND s.mail_state = 'queued' THEN 'none'
    WHEN c ->> 'spam' = 'false' AND s.mail_state = 'none' THEN 'queued'
    ELSE s.mail_state
  END,
  answered_at = CASE
    WHEN c ->> 'state' = 'handled' THEN coalesce(s.answered_at, now())
    WHEN c ? 'state' AND s.state = 'handled'
      AND NOT EXISTS (SELECT 1 FROM replies r WHERE r.submission_id = s.id) THEN NULL
    ELSE s.answered_at
  END`;

/** Locks rows in the order of their ids, so that concurrent calls for the same rows wait instead of deadlocking. */
const updated = (columns: string, wanted: string) => `
  WITH wanted AS MATERIALIZED (${wanted} ORDER BY s.id FOR UPDATE OF s),
  changed AS (UPDATE submissions s SET ${columns} FROM wanted WHERE s.id = wanted.id RETURNING s.*)`;

/** Takes a list of changes as JSON. */
const CHANGE = updated(
  CHANGED_COLUMNS,
  `SELECT s.id, c FROM jsonb_array_elements($1::jsonb) AS given(c) JOIN submissions s ON s.id = (c ->> '_id')::uuid
   WHERE s.deleted_at IS NULL`,
);

const listed = (more: string) => `SELECT s.id FROM submissions s WHERE s.id = ANY($1::uuid[])${more}`;
const RESTORE = updated('deleted_at = NULL', listed(''));

const rows = (kinds: Kinds) => `SELECT ${summaryColumns(kinds)} FROM changed s ${NEWEST_FIRST}`;
const details = (kinds: Kinds) => detailsOf('SELECT * FROM changed', kinds);

/** Each takes one parameter, changes as JSON or ids, and returns the kinds of the changed rows. */
export const STATEMENTS = {
  changed: (kinds: Kinds) => CHANGE + rows(kinds),
  changedInFull: (kinds: Kinds) => CHANGE + details(kinds),
  removed: () =>
    `${updated('deleted_at = now()', listed(' AND s.deleted_at IS NULL'))} SELECT id AS _id, kind FROM changed`,
  restored: (kinds: Kinds) => RESTORE + rows(kinds),
  restoredInFull: (kinds: Kinds) => RESTORE + details(kinds),
};
