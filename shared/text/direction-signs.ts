/** Embeddings and overrides: they also reorder the text behind them, in titles and search results, too. */
const OVERRIDES = /[\u202a-\u202e]/;
const OPENING = /[\u2066-\u2068]/g;
const CLOSING = /\u2069/g;

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Whether a text reorders its own letters or the text behind it. Closed isolates do neither. */
export const turnsText = (text: string): boolean =>
  OVERRIDES.test(text) || countOf(text, OPENING) !== countOf(text, CLOSING);

export const turnedProblem = (label: string): string =>
  `${label} contains an invisible character that reverses the text. Type the text instead of pasting it.`;
