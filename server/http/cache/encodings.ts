import Negotiator from 'negotiator';

/** The encodings of a body. When the client has no preference, the first that it accepts is used. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send 30 characters. A longer header is ignored. */
const LONGEST = 500;

/** The types of negotiator do not include the option `preferred` yet. */
type Preferring = Negotiator & { encodings(known: Encoding[], options: { preferred: Encoding[] }): Encoding[] };

/**
 * The encodings that an Accept-Encoding header accepts, the best first. A client that sends none gets the
 * uncompressed body.
 */
export function acceptedEncodings(header = 'identity'): readonly Encoding[] {
  const accepted = header.length > LONGEST ? 'identity' : header;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Preferring;
  return negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
}
