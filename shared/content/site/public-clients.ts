import { plainText } from '../../plain-text.ts';

/**
 * By what the name of a client is known to be that of a public agency, where the owner has written no list. Each stands
 * for whole words: `City of` is not in `Capacity offices`.
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

/** Whether the name of a client is that of a public agency. Without names of the owner's, the usual ones count. */
export function publicAgencies(names: readonly string[] = []): (client: string) => boolean {
  const known = (names.length > 0 ? names : USUAL_PUBLIC_CLIENTS).map(words).filter((name) => name.trim());
  return (client) => {
    const text = words(client);
    return known.some((name) => text.includes(name));
  };
}
