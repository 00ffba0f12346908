import type { Project } from '#shared/content/documents/projects';

/** The file's column that identifies a row of the list. The editor's sheet does not show it. */
export const ID_COLUMN = { key: 'id', title: 'Id' } as const;

/** Includes the period, because ids are unique only within a period. */
export const idText = (period: string, { id }: Project): string => `${period} #${id}`;

/** @returns undefined for anything but an id of the period */
export function readId(period: string, text = ''): number | undefined {
  const [name, id] = text.trim().split(' #');
  return name === period && /^\d+$/.test(id) ? Number(id) : undefined;
}
