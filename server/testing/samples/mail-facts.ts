import type { Email } from 'postal-mime';

/** The labels and values in the HTML. */
export function factsOfHtml({ html = '' }: Email): string[] {
  const rows = html.matchAll(/<th [^>]*>(.*?)<\/th><td [^>]*>(.*?)<\/td>/g);
  return [...rows].map(([, label, value]) => `${label}: ${value}`);
}

/** The labels and values in the plain text, with the first line of each value only. */
export const factsOfText = ({ text = '' }: Email): string[] =>
  text.split('\n').filter((line) => /^[A-Z][\w ]+: /.test(line));
