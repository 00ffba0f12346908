import { unknownWord } from '#shared/inbox/reply-template';
import { hasNoProblem } from '../../http/body/decorators/key.decorators.ts';

/** Refuses a text with an unknown placeholder in braces. */
export const KnownWords = (): PropertyDecorator =>
  hasNoProblem((text) => (typeof text === 'string' ? unknownWord(text) : undefined));
