import type { ShownProject } from '#shared/content/site/page-data';

/** Without case and accents: `Dona` finds `Doña`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the project's name, location or client contains every word. */
export function matches({ project, location, client }: ShownProject, wanted: string): boolean {
  const text = plain([project, location, client].filter(Boolean).join(' '));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
