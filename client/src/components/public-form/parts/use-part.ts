import { useEffect, useState } from 'react';
import { loadCode } from '#client/api/load-code.ts';
import { logFailure } from '#client/api/log.ts';

/** Code that a form can do without. */
interface Part<Code> {
  load: () => Promise<Code>;
  loaded?: Code;
}

export function partOf<Code>(load: () => Promise<Code>): Part<Code> {
  const part: Part<Code> = { load: async () => (part.loaded = await loadCode(load)) };
  return part;
}

/** The code of a part, undefined until it is loaded; that begins when it is wanted. */
export function usePart<Code>(part: Part<Code>, isWanted: boolean): Code | undefined {
  const [code, setCode] = useState(part.loaded);
  useEffect(() => {
    if (code || !isWanted) return;
    part.load().then(setCode, (error: unknown) => logFailure('A part of the page could not be loaded.', error));
  }, [part, code, isWanted]);
  return code;
}

const PARTS = partOf(() => import('./form-parts.ts'));

/** What forms show once their page is alive. */
export const useFormParts = () => usePart(PARTS, true)?.FORM_PARTS;
