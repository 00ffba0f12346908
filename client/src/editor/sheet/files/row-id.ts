import type { Project } from '#shared/content/documents/projects';

/** The column of a file that says which row of the list a row is. No sheet shows it. */
export const ID_COLUMN = { key: 'id', title: 'Id' } as const;

/** With the period: other periods, and lists of others, have the same numbers. */
export const idText = (period: string, { id }: Project): string => `${period} #${id}`;

/** @returns undefined for anything but the id of a row of the period */
export function readId(period: string, text = ''): number | undefined {
  const [name, id] = text.trim().split(' #');
  return name === period && /^\d+$/.test(id) ? Number(id) : undefined;
}
