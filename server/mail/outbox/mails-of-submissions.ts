/** Every mail with its submission, for a reply's mail through the reply. */
export const MAILS_OF_SUBMISSIONS = `mails LEFT JOIN replies ON replies.id = reply_id
  JOIN submissions ON submissions.id = coalesce(mails.submission_id, replies.submission_id)`;
