export const MAX_YEARS = 300;

export const MAX_ANSWER_DAYS = 30;

/** The name for the office itself in a road's list of places. */
export const OFFICE_ON_ROADS = 'Office';

/** Items that an owner may keep from the sample. */
export const KEPT_ITEMS = ['logo', 'colours', 'social', 'clients', 'credentials'] as const;

/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
export const MIN_CONTRAST = 4.5;

const SRGB_KNEE = 0.04045;

function linear(channel: number): number {
  const value = channel / 255;
  return value <= SRGB_KNEE ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of a colour such as `#12263a`, as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const readable = (one: string, other: string): boolean => contrast(one, other) >= MIN_CONTRAST;
