/** In characters, because Message-IDs and calendars contain the host. */
const MAX_HOST = 100;

/** Whether a text is an origin such as https://www.example.com, without a path. */
export function isSiteAddress(text: string): boolean {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { origin, host, hostname } = new URL(text);
  return origin === text && host.length <= MAX_HOST && /^[a-z0-9.-]+$/.test(hostname);
}

/** The host of the published address, or localhost, so that everything that needs a host works with any content. */
export const siteHost = (site: unknown): string =>
  typeof site === 'string' && isSiteAddress(site) ? new URL(site).hostname : 'localhost';
