/** Every mail, with the submission that it belongs to, for a reply's mail through the reply; null for one with a key. */
export const MAILS_WITH_SUBMISSIONS = `mails LEFT JOIN replies ON replies.id = reply_id
  LEFT JOIN submissions ON submissions.id = coalesce(mails.submission_id, replies.submission_id)`;
