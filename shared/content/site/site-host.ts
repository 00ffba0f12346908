/** Characters: Message-IDs and calendars hold the host. */
const MOST_HOST = 100;

/** Whether a text is an address such as https://www.example.com, and nothing more. */
export function isSiteAddress(text: string): boolean {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return false;
  const { origin, host, hostname } = new URL(text);
  return origin === text && host.length <= MOST_HOST && /^[a-z0-9.-]+$/.test(hostname);
}

/** The host of the published address, or localhost: what depends on it works whatever was published. */
export const siteHost = (site: unknown): string =>
  typeof site === 'string' && isSiteAddress(site) ? new URL(site).hostname : 'localhost';
