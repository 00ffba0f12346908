import type { ValueTransformer } from 'typeorm';

/** NULL is no value here, so that an answer has no key for it; an empty text becomes NULL. */
export const OPTIONAL_TEXT: ValueTransformer = {
  to: (text?: string) => (text === '' ? null : (text ?? null)),
  from: (text: string | null) => text ?? undefined,
};
