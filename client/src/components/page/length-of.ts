/** Characters above which a heading gets a smaller type size. */
const [LONG, LONGEST] = [36, 64];

export const lengthOf = (heading: string): 'long' | 'longest' | undefined =>
  heading.length > LONGEST ? 'longest' : heading.length > LONG ? 'long' : undefined;
