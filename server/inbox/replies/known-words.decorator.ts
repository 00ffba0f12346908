import { unknownWord } from '#shared/reply-template';
import { hasNoProblem } from '../../http/body/checked.decorator.ts';

/** Refuses a text with a word in braces for which nothing can be filled in. */
export const KnownWords = (): PropertyDecorator =>
  hasNoProblem((text) => (typeof text === 'string' ? unknownWord(text) : undefined));
