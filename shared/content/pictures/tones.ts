/** Colours in place of a picture until it has loaded, each a class of the style sheet. */
export const TONES = {
  'tone-ink': '#1b1e22',
  'tone-slate': '#4a4f55',
  'tone-grey': '#868c92',
  'tone-mist': '#c3c8cc',
  'tone-white': '#f0f1f2',
  'tone-navy': '#33485f',
  'tone-steel': '#7f9db8',
  'tone-sky': '#b9cfe2',
  'tone-forest': '#34492f',
  'tone-leaf': '#8aa071',
  'tone-earth': '#5c4433',
  'tone-clay': '#a98a6d',
  'tone-sand': '#d9c7ae',
  'tone-brick': '#96483a',
  'tone-amber': '#d9902f',
  'tone-plum': '#5a4a66',
} as const;

export type Tone = keyof typeof TONES;

export const TONE_NAMES = Object.keys(TONES) as Tone[];

const channelsOf = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

function distance(hex: string, colour: readonly number[]): number {
  return channelsOf(hex).reduce((sum, channel, index) => sum + (channel - colour[index]) ** 2, 0);
}

/** The tone nearest to an RGB colour (0 to 255). */
export function toneOf(colour: readonly [red: number, green: number, blue: number]): Tone {
  const distances = TONE_NAMES.map((name) => distance(TONES[name], colour));
  return TONE_NAMES[distances.indexOf(Math.min(...distances))];
}
