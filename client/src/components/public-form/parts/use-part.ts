import { useEffect, useState } from 'react';
import { loadCode } from '#client/api/load-code.ts';
import { logFailure } from '#client/api/log.ts';

/** Code that loads on demand. */
interface Part<Code> {
  load: () => Promise<Code>;
  loaded?: Code;
}

export function partOf<Code>(load: () => Promise<Code>): Part<Code> {
  const part: Part<Code> = { load: async () => (part.loaded = await loadCode(load)) };
  return part;
}

/** Loads a part's code once it is wanted; undefined until then. */
export function usePart<Code>(part: Part<Code>, isWanted: boolean): Code | undefined {
  const [code, setCode] = useState(part.loaded);
  useEffect(() => {
    if (code || !isWanted) return;
    part.load().then(setCode, (error: unknown) => logFailure('A part of the page could not be loaded.', error));
  }, [part, code, isWanted]);
  return code;
}

/** The deferred parts of forms. */
export const FORM_CODE = partOf(() => import('./form-parts.ts'));

/** Loaded after hydration. */
export const useFormParts = () => usePart(FORM_CODE, true)?.FORM_PARTS;
