import { useEffect, useState } from 'react';
import { logFailure } from '../../api/log.ts';

/** Code that a form can do without. */
interface Part<Code> {
  load: () => Promise<Code>;
  loaded?: Code;
}

export function partOf<Code>(load: () => Promise<Code>): Part<Code> {
  const part: Part<Code> = { load: async () => (part.loaded = await load()) };
  return part;
}

/** The code of a part, undefined until it is loaded; that begins when it is wanted. */
export function usePart<Code>(part: Part<Code>, isWanted = true): Code | undefined {
  const [code, setCode] = useState(part.loaded);
  useEffect(() => {
    if (code || !isWanted) return;
    part.load().then(setCode, (error: unknown) => logFailure('A part of the page could not be loaded.', error));
  }, [part, code, isWanted]);
  return code;
}
