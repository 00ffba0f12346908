import type { Firm } from '../documents/firm.ts';
import { SAMPLE_FIRM } from '../sample/firm.ts';

/** Whether a firm's colours differ from those in the built style sheet. Separate from theme.ts, which browsers load. */
export const hasOwnColours = ({ ink, accent }: Firm['colours']): boolean =>
  ink !== SAMPLE_FIRM.colours.ink || accent !== SAMPLE_FIRM.colours.accent;
