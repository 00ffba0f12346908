import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * A map without the lines of packages, which are most of it. Where a package begins, a segment without a source says that
 * none is known, so that its frames keep the lines of the bundle.
 */
export function ownLines({ mappings, sources, ...map }) {
  const own = sources.filter((source) => !source.includes('node_modules/'));
  const places = sources.map((source) => own.indexOf(source));
  let wasOwn = true;
  const kept = (segments) =>
    segments.flatMap(([column, source, line, character]) => {
      const before = wasOwn;
      wasOwn = places[source] >= 0;
      if (wasOwn) return [[column, places[source], line, character]];
      return before ? [[column]] : [];
    });
  return { ...map, sources: own, names: [], mappings: encode(decode(mappings).map(kept)) };
}
