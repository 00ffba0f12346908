import { useEffect, useState } from 'react';
import { logFailure } from '../../api/log.ts';

/** Code that a form can do without: undefined until it is loaded, which begins when it is wanted. */
export function usePart<Part>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => logFailure('A part of the page could not be loaded.', error),
    );
  }, [load, isWanted]);
  return part;
}
