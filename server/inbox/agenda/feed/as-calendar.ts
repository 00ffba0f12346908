import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { CALENDAR_TYPE } from '#server/submissions/calendar/calendar';

/** Sets the headers of a calendar. Express answers 304 when the client has the text with this ETag. */
export function asCalendar(text: string, response: Response): string {
  response.setHeader('Content-Type', CALENDAR_TYPE);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('ETag', `"${createHash('sha256').update(text).digest('base64url')}"`);
  return text;
}
