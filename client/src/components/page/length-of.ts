/** Longer headings have a smaller type. */
const [LONG, LONGEST] = [36, 64];

export const lengthOf = (heading: string): 'long' | 'longest' | undefined =>
  heading.length > LONGEST ? 'longest' : heading.length > LONG ? 'long' : undefined;
