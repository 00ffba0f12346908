import type { Projects } from '#shared/content/documents/projects';
import { useDrafts } from '../drafts/drafts-store.ts';

let last: { projects: Projects; kinds: string[] } | undefined;

/** The distinct kinds of work of all projects, sorted. */
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

/** The existing spelling of a kind, whatever its case; else the text itself. */
export function knownKind(text: string): string {
  const { content } = useDrafts.getState();
  const wanted = text.toLowerCase();
  return (content && kindsIn(content.projects).find((kind) => kind.toLowerCase() === wanted)) ?? text;
}
