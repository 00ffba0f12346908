import type { Place } from '../../documents.ts';

/** A PDF that content offers for download. */
export interface DownloadUse {
  /** Id of the stored file; empty until one is chosen. */
  download: string;
  name: string;
  bytes: number;
}

export const DOWNLOAD_ID = /^d-[0-9a-f]{12}$/;

/** Such as `/downloads/d-3f9c1b7a20de.pdf`. */
export const DOWNLOAD_ADDRESS = /^\/downloads\/(d-[0-9a-f]{12})\.pdf$/;

export const downloadPath = ({ download }: Pick<DownloadUse, 'download'>): string => `/downloads/${download}.pdf`;

const MEGABYTE = 1024 * 1024;

/** Such as `1.2 MB`; at least 0.1. */
export const downloadSize = ({ bytes }: Pick<DownloadUse, 'bytes'>): string =>
  `${Math.max(0.1, bytes / MEGABYTE)
    .toFixed(1)
    .replace(/\.0$/, '')} MB`;

const isUse = (value: object): value is DownloadUse =>
  'download' in value && typeof value.download === 'string' && 'name' in value && DOWNLOAD_ID.test(value.download);

/** Every use of a stored file in a document or a part of one. */
export function downloadsIn(
  value: unknown,
  path: Place = [],
): (Pick<DownloadUse, 'download' | 'name'> & { path: Place })[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isUse(value)) return [{ download: value.download, name: value.name, path }];
  const parts: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([step, part]) => downloadsIn(part, [...path, step]));
}
