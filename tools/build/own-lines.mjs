import { decode, encode } from '@jridgewell/sourcemap-codec';

/**
 * Removes the mappings of packages, which are most of a source map. A segment without a source marks where a package's code begins,
 * so that its stack frames keep their lines in the bundle.
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
