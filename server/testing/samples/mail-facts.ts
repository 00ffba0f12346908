import type { Email } from 'postal-mime';

/** Labels and values, as the HTML has them. */
export function factsOfHtml({ html = '' }: Email): string[] {
  const rows = html.matchAll(/<th [^>]*>(.*?)<\/th><td [^>]*>(.*?)<\/td>/g);
  return [...rows].map(([, label, value]) => `${label}: ${value}`);
}

/** The same, of the text; a value's further lines are none of its own. */
export const factsOfText = ({ text = '' }: Email): string[] =>
  text.split('\n').filter((line) => /^[A-Z][\w ]+: /.test(line));
