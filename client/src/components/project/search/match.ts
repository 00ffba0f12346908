import { plainText } from '#shared/plain-text';
import type { ShownProject } from '#shared/content/site/page-data';

/** What is searched of a project; thousands are searched for every letter that is typed. */
const texts = new WeakMap<ShownProject, string>();

function textOf(shown: ShownProject): string {
  const { project, location, client } = shown;
  const text = texts.get(shown) ?? plainText([project, location, client].filter(Boolean).join(' '));
  texts.set(shown, text);
  return text;
}

/** Whether a project's name, location or client contains every word. */
export function matcher(wanted: string): (project: ShownProject) => boolean {
  const words = plainText(wanted).split(/\s+/);
  return (project) => words.every((word) => textOf(project).includes(word));
}
