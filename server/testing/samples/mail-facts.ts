import type { Email } from 'postal-mime';

/** The labels and values of the HTML. */
export function factsOfHtml({ html = '' }: Email): string[] {
  const rows = html.matchAll(/<th [^>]*>(.*?)<\/th><td [^>]*>(.*?)<\/td>/g);
  return [...rows].map(([, label, value]) => `${label}: ${value}`);
}

/** The labels and values of the text, without the further lines of a value. */
export const factsOfText = ({ text = '' }: Email): string[] =>
  text.split('\n').filter((line) => /^[A-Z][\w ]+: /.test(line));
