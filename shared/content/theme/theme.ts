import type { Firm } from '../documents/firm.ts';

type Colours = Firm['colours'];

/** Replaces the colours of tokens.css; other shades derive from the two. */
export const themeOf = ({ ink, accent }: Colours): [property: string, value: string][] => [
  ['--ink', ink],
  ['--ink-soft', `color-mix(in srgb,${ink} 88%,#fff)`],
  ['--amber', accent],
  ['--amber-deep', `color-mix(in srgb,${accent} 86%,#000)`],
];

export const themeCss = (colours: Colours): string =>
  `:root{${themeOf(colours)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
