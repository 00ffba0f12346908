/**
 * Replaces `fflate` in the build for the libraries that read and write XLSX files. They zip large files in a worker made from
 * a blob, which the site's Content-Security-Policy forbids. Without a worker, a few megabytes take some tens of milliseconds.
 */
import { type AsyncUnzipOptions, type AsyncZippable, unzipSync, type Unzipped, zipSync } from 'fflate/browser';

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';

type Done<Result> = (error: Error | null, result: Result | null) => void;

const MEGABYTE = 1024 * 1024;

/** Limit on unpacked bytes, because a small file can unpack to gigabytes. */
const MAX_UNPACKED = 200 * MEGABYTE;

function answer<Result>(work: () => Result, done: Done<Result>): void {
  try {
    done(null, work());
  } catch (error) {
    done(error as Error, null);
  }
}

export function unzip(data: Uint8Array, options: AsyncUnzipOptions | Done<Unzipped>, then?: Done<Unzipped>): void {
  const [{ filter }, done] = typeof options === 'function' ? [{}, options] : [options, then!];
  let unpacked = 0;
  const isWanted: AsyncUnzipOptions['filter'] = (file) => {
    if (filter && !filter(file)) return false;
    unpacked += file.originalSize;
    if (unpacked > MAX_UNPACKED) throw new Error('The file unpacks to more than any list of projects needs.');
    return true;
  };
  answer(() => unzipSync(data, { filter: isWanted }), done);
}

export const zip = (files: AsyncZippable, done: Done<Uint8Array>): void => answer(() => zipSync(files as never), done);
