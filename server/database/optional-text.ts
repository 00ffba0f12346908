import type { ValueTransformer } from 'typeorm';

/** Reads NULL as undefined, so that responses omit the key. Writes an empty string as NULL. */
export const OPTIONAL_TEXT: ValueTransformer = {
  to: (text?: string) => (text === '' ? null : (text ?? null)),
  from: (text: string | null) => text ?? undefined,
};
