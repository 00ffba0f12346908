import type { Request } from 'express';
import { INBOX_LIMITS } from '#shared/inbox-limits';

/**
 * The path of the page whose form was sent, without its query: browsers name the page in the Referer of a call to the
 * same site. Null for anything else, because any text may stand there.
 */
export function pageOfOrigin(request: Request): string | null {
  const referer = request.get('Referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  const page = pathname.replace(/(?!^)\/+$/, '');
  return host === request.host && page.length <= INBOX_LIMITS.pagePath ? page : null;
}
