import Negotiator from 'negotiator';

/** In order of preference, for clients that have none. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send 30 characters. A longer header is ignored. */
const LONGEST = 500;

/** negotiator's types do not include the option `preferred` yet. */
type Preferring = Negotiator & { encodings(known: Encoding[], options: { preferred: Encoding[] }): Encoding[] };

/** The encodings that an Accept-Encoding header accepts, best first. Without the header, only the uncompressed body. */
export function acceptedEncodings(header = 'identity'): readonly Encoding[] {
  const accepted = header.length > LONGEST ? 'identity' : header;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Preferring;
  return negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
}
