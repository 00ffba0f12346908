/** Every mail with its submission, which a reply's mail has through the reply. Mails with a key have none. */
export const MAILS_WITH_SUBMISSIONS = `mails LEFT JOIN replies ON replies.id = reply_id
  LEFT JOIN submissions ON submissions.id = coalesce(mails.submission_id, replies.submission_id)`;
