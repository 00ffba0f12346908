import type { Projects } from '#shared/content/documents/projects';
import { useDrafts } from '../drafts/drafts-store.ts';

let last: { projects: Projects; kinds: string[] } | undefined;

/** The kinds of work that projects have, each once, in the order of the alphabet. */
function kindsIn(projects: Projects): string[] {
  if (last?.projects !== projects) {
    const rows = projects.periods.flatMap(({ completed, subcontracted }) => [...completed, ...subcontracted]);
    const kinds = new Set(rows.map(({ kind }) => kind ?? '').filter(Boolean));
    last = { projects, kinds: [...kinds].sort((one, other) => one.localeCompare(other)) };
  }
  return last.kinds;
}

const NONE: string[] = [];

export const useKinds = (): string[] => useDrafts(({ content }) => (content ? kindsIn(content.projects) : NONE));

/** The kind of another spelling of it, such as in small letters. */
export function knownKind(text: string): string {
  const { content } = useDrafts.getState();
  const wanted = text.toLowerCase();
  return (content && kindsIn(content.projects).find((kind) => kind.toLowerCase() === wanted)) ?? text;
}
