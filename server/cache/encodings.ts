import Negotiator from 'negotiator';

/** What a body can be sent in; where the client has no wish of its own, the first that it takes. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers; a client that makes them up shall not fill the memory. */
const MOST_REMEMBERED = 1000;
const remembered = new Map<string, readonly Encoding[]>();

/** Browsers send 30 characters; of a longer header that is made to be long, nothing is looked at. */
const LONGEST = 500;

/** Its types do not know yet that it can be told which of two equals to prefer. */
type Preferring = Negotiator & { encodings(known: Encoding[], options: { preferred: Encoding[] }): Encoding[] };

function negotiate(accepted: string): readonly Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Preferring;
  return negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
}

/** The encodings that an Accept-Encoding header takes, the best first. A client that sends none gets the plain body. */
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
