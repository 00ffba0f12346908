import Negotiator from 'negotiator';

/** The encodings of a body. When the client has no preference, the first that it accepts is used. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a few different headers. The limit keeps a client with invented ones from filling the memory. */
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, readonly Encoding[]>();

/** Browsers send 30 characters. A longer header is ignored. */
const LONGEST = 500;

/** The types of negotiator do not include the option `preferred` yet. */
type Preferring = Negotiator & { encodings(known: Encoding[], options: { preferred: Encoding[] }): Encoding[] };

function negotiate(accepted: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Preferring;
  return negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
}

/**
 * The encodings that an Accept-Encoding header accepts, the best first. A client that sends none gets the
 * uncompressed body.
 */
export function acceptedEncodings(header = 'identity'): readonly Encoding[] {
  const accepted = header.length > LONGEST ? 'identity' : header;
  let encodings = remembered.get(accepted);
  if (!encodings) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    encodings = negotiate(accepted);
    remembered.set(accepted, encodings);
  }
  return encodings;
}
