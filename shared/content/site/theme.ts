import type { Firm } from '../documents/firm.ts';
import { SAMPLE_FIRM } from '../sample/firm.ts';

type Colours = Firm['colours'];

/** Where the colours of a firm are served that has others than the style sheet of the build. */
export const THEME_PATH = '/content/theme.css';

export const hasOwnColours = ({ ink, accent }: Colours): boolean =>
  ink !== SAMPLE_FIRM.colours.ink || accent !== SAMPLE_FIRM.colours.accent;

/** Replaces the colours of tokens.css; the other shades follow from the two. */
export const themeOf = ({ ink, accent }: Colours): [property: string, value: string][] => [
  ['--ink', ink],
  ['--ink-soft', `color-mix(in srgb,${ink} 88%,#fff)`],
  ['--amber', accent],
  ['--amber-deep', `color-mix(in srgb,${accent} 86%,#000)`],
];

export const themeCss = (colours: Colours): string =>
  `:root{${themeOf(colours)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}\n`;
