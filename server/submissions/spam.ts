import type { SpamReason } from '../../shared/contract.ts';
import { LIMITS } from '../../shared/limits.ts';

/** What each sign weighs. A filled trap or a link in the name is enough; haste alone is not, as browsers fill forms too. */
const WEIGHTS: Record<SpamReason, number> = { trap: 100, 'link-in-name': 60, 'too-fast': 40 };
const SUSPECTED_FROM = 50;

/** A web address, or a domain with a path or of a kind that spam likes: `J. R. Cruz` and `Engr.Reyes` are names. */
const LINK = /https?:|www\.|\w\.(?:com|net|org|info|biz|online|shop|site|top|xyz|ru|ly)\b|\w\.\w{2,}\//i;

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

/** Weighs what speaks against a submission. It only sorts: what is suspected is stored and answered like any other. */
export function spamVerdict({ name, trap, secondsToFill }: SpamSigns): SpamVerdict {
  const signs: Record<SpamReason, boolean> = {
    trap: Boolean(trap),
    'link-in-name': LINK.test(name),
    'too-fast': secondsToFill !== undefined && secondsToFill < LIMITS.fastestForm,
  };
  const reasons = (Object.keys(signs) as SpamReason[]).filter((reason) => signs[reason]);
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
  return { score, reasons, suspected: score >= SUSPECTED_FROM };
}
