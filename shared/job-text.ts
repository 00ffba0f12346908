/** The HTML that job text may hold, without attributes: cleaned on the server when saved and in the browser when shown. */
export const JOB_TEXT_TAGS = ['b', 'i', 'em', 'strong', 'u', 'ul', 'ol', 'li', 'p', 'br'] as const;
