import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import type { Refusal } from './encoding-messages.ts';

const SENTENCES = ERRORS.pictures;

const STATUS: Record<Refusal['reason'], number> = { type: 415, broken: 400, memory: 413, pixels: 413 };

/** What the person is told whose picture cannot be taken; what the decoder said of it is the cause. */
export function refusalProblem(refusal: Refusal): Problem {
  const isLarge = refusal.reason === 'pixels';
  const sentence = isLarge ? SENTENCES.pixels(refusal.width, refusal.height) : SENTENCES[refusal.reason];
  const cause = isLarge ? undefined : new Error(refusal.detail);
  return new Problem(STATUS[refusal.reason], [sentence], {}, { cause });
}
