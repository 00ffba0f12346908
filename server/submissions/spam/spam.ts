import type { SpamReason } from '#shared/contract';
import { LIMITS } from '#shared/limits';

/** A filled trap or a link in the name is enough. A short time alone is not, because browsers autofill forms. */
const WEIGHTS: Record<SpamReason, number> = { trap: 100, 'link-in-name': 60, 'too-fast': 40 };
const SUSPECTED_FROM = 50;

/**
 * Links in names. Names contain dots and slashes too (`Ma.Ly Santos`, `J.Uy/M.Sy`, `Brgy.Info Center`), so a domain
 * needs a label of three letters and an ending in one case, and an address with a path needs lowercase letters.
 */
const LINKS = [
  /https?:|www\./i,
  /[\w-]{3}\.(?:(?:com|net|org|info|biz|online|shop|site|top|xyz|ru|ly)|(?:COM|NET|ORG|INFO|BIZ|SHOP|XYZ|RU))\b/,
  /\b[a-z0-9-]+\.[a-z]{2,4}\//,
];

export interface SpamSigns {
  name: string;
  trap: unknown;
  secondsToFill?: number;
}

export interface SpamVerdict {
  score: number;
  reasons: SpamReason[];
  suspected: boolean;
}

/** Scores a submission. The verdict only sorts: suspected spam is stored and answered like any other submission. */
export function spamVerdict({ name, trap, secondsToFill }: SpamSigns): SpamVerdict {
  const signs: Record<SpamReason, boolean> = {
    trap: trap !== undefined && trap !== null && trap !== '',
    'link-in-name': LINKS.some((link) => link.test(name)),
    'too-fast': secondsToFill !== undefined && secondsToFill < LIMITS.fastestForm,
  };
  const reasons = (Object.keys(signs) as SpamReason[]).filter((reason) => signs[reason]);
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { score, reasons, suspected: score >= SUSPECTED_FROM };
}
