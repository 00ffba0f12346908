import type { Content } from '../documents.ts';
import type { Period } from '../documents/projects.ts';
import { plainText } from '../../text/plain-text.ts';

/** Figures from the lists of projects. */
export interface Figures {
  projects: number;
  /** Of the lists with projects, such as 2005 and 2024. */
  years: { first: number; last: number } | null;
  /** Number of towns in locations that include a province; null if there are none. */
  towns: number | null;
  /** Share among the projects with a named client; null if there are none. */
  publicClients: { percent: number; of: number } | null;
  /** The three named most often, in lists that show their clients; empty if there are fewer. */
  clients: string[];
}

const CLIENTS = 3;

const LETTERS_OF_YEAR = 4;

function yearsOf(names: readonly string[]): Figures['years'] {
  if (names.length === 0) return null;
  const first = Math.min(...names.map((name) => Number(name.slice(0, LETTERS_OF_YEAR))));
  const last = Math.max(...names.map((name) => Number(name.slice(-LETTERS_OF_YEAR))));
  return { first, last };
}

/** The last two parts of a location: `Sulipa, Gerona, Tarlac` is in `gerona, tarlac`. */
function townOf(location: string | null): string[] {
  const parts = (location ?? '').split(',').map((part) => plainText(part).trim());
  const town = parts.slice(-2);
  return town.length === 2 && town.every(Boolean) ? [town.join(', ')] : [];
}

function publicShare(clients: readonly string[], isPublic: (client: string) => boolean): Figures['publicClients'] {
  if (clients.length === 0) return null;
  return { percent: Math.round((clients.filter(isPublic).length / clients.length) * 100), of: clients.length };
}

function mostNamed(periods: readonly Period[]): string[] {
  const times = new Map<string, number>();
  for (const { client } of periods.filter(({ clients }) => clients).flatMap(({ completed }) => completed))
    if (client) times.set(client, (times.get(client) ?? 0) + 1);
  const names = [...times].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return names.length < CLIENTS ? [] : names.slice(0, CLIENTS);
}

const projectsOf = ({ completed, subcontracted }: Period) => [...completed, ...subcontracted];

export const isEmpty = (period: Period): boolean => projectsOf(period).length === 0;

/**
 * Parts of names that mark a client as a public agency, unless the owner has listed others. Whole words only: `City of` does not match
 * `Capacity offices`.
 */
const USUAL_PUBLIC_CLIENTS = [
  'Department of',
  'DPWH',
  'DepEd',
  'Municipality',
  'Municipal Government',
  'City of',
  'City Government',
  'Province of',
  'Provincial Government',
  'Barangay',
  'Bureau of',
  'National Irrigation Administration',
  'National Housing Authority',
  'National Food Authority',
  'Philippine National',
  'State university',
  'State college',
  'Water district',
] as const;

const words = (text: string) =>
  ` ${plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Returns whether a client is a public agency, by the owner's names or else the usual ones. */
export function publicAgencies(names: readonly string[] = []): (client: string) => boolean {
  const known = (names.length > 0 ? names : USUAL_PUBLIC_CLIENTS).map(words).filter((name) => name.trim());
  return (client) => {
    const text = words(client);
    return known.some((name) => text.includes(name));
  };
}

function madeOf(projects: Content['projects']): Figures {
  const filled = projects.periods.filter((period) => !isEmpty(period));
  const all = filled.flatMap(projectsOf);
  const clients = all.map(({ client }) => client ?? '').filter(Boolean);
  const towns = new Set(all.flatMap(({ location }) => townOf(location)));
  return {
    projects: all.length,
    years: yearsOf(filled.map(({ name }) => name)),
    towns: towns.size > 0 ? towns.size : null,
    publicClients: publicShare(clients, publicAgencies(projects.publicClients)),
    clients: mostNamed(filled),
  };
}

const known = new WeakMap<Content['projects'], Figures>();

/** Figures that the lists prove; null where they say nothing. Computed once per object, because the lists are long. */
export function figuresOf({ projects }: Pick<Content, 'projects'>): Figures {
  const figures = known.get(projects) ?? madeOf(projects);
  known.set(projects, figures);
  return figures;
}
