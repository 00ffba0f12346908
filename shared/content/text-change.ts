/** Parts of the sentences about changes (summary.ts). */
export const [FROM, TO] = ['changed from ', ' to '];
export const REPLACED = 'Replaced the unpublished ';

/** A sentence about a changed text in its parts. */
export interface TextChange {
  /** The titles above the text. */
  where: string;
  before: string;
  after: string;
  /** Further sentences. */
  note?: string;
}

/** Takes a sentence about a changed text apart; undefined for any other, or if quotes in a text make it ambiguous. */
export function textChangeIn(sentence: string): TextChange | undefined {
  const [where, values, ...others] = sentence.split(`: ${FROM}"`);
  const [before, rest, ...more] = values?.split(`"${TO}"`) ?? [];
  if (rest === undefined || others.length + more.length > 0) return undefined;
  const [, after, note] = new RegExp(`^(.*?)"\\.(?: (${REPLACED}.*))?$`, 's').exec(rest) ?? [];
  return after === undefined ? undefined : { where, before, after, note };
}
