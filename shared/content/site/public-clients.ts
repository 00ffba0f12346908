import { plainText } from '../../text/plain-text.ts';

/**
 * Parts of names that mark a client as a public agency, unless the owner has listed others. Whole words only: `City of` does not match
 * `Capacity offices`.
 */
export const USUAL_PUBLIC_CLIENTS = [
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
