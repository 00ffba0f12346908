import type { Firm } from '../documents/firm.ts';
import { SAMPLE_FIRM } from '../sample/firm.ts';

/** Whether a firm has other colours than the style sheet of the build. Apart from the theme, which browsers load, too. */
export const hasOwnColours = ({ ink, accent }: Firm['colours']): boolean =>
  ink !== SAMPLE_FIRM.colours.ink || accent !== SAMPLE_FIRM.colours.accent;
