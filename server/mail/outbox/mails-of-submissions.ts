/** Every mail with its submission, which is that of its reply if it is the mail of one. */
export const MAILS_OF_SUBMISSIONS = `mails LEFT JOIN replies ON replies.id = reply_id
  JOIN submissions ON submissions.id = coalesce(mails.submission_id, replies.submission_id)`;
