import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { type HeaderList, setHeaders, withHeaders } from '../headers/header-list.ts';
import { SECURITY_HEADERS } from '../headers/security-headers.ts';

/** Takes half a millisecond for a page. The highest quality, used for files of the build, takes thirty. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const NOTHING = Buffer.alloc(0);

/** In order of preference, for clients that have none. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send 30 characters. A longer header is ignored. */
const LONGEST = 500;

/** negotiator's types do not include the option `preferred` yet. */
type Preferring = Negotiator & { encodings(known: Encoding[], options: { preferred: Encoding[] }): Encoding[] };

/** The encodings that an Accept-Encoding header accepts, best first. Without the header, only the uncompressed body. */
function acceptedEncodings(header = 'identity'): readonly Encoding[] {
  const accepted = header.length > LONGEST ? 'identity' : header;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as Preferring;
  return negotiator.encodings([...ENCODINGS], { preferred: [...ENCODINGS] });
}

/** A body, uncompressed and in the encodings that exist for it. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

export async function encoded(text: string): Promise<Bodies> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, QUICK), promisify(gzip)(text)]);
  return { identity: Buffer.from(text), br, gzip: gz };
}

export interface Reply {
  status: number;
  headers: HeaderList;
  body: Buffer;
}

/** A reply merged in advance with the headers of every answer. */
interface PreparedReply extends Reply {
  allHeaders: string[];
}

const prepared = (reply: Reply): PreparedReply => ({
  ...reply,
  allHeaders: withHeaders(SECURITY_HEADERS, reply.headers),
});

interface Variant {
  encoding: Encoding;
  etag: string;
  whole: PreparedReply;
  unchanged: PreparedReply;
}

function variantOf(encoding: Encoding, etag: string, body: Buffer, shared: string[], type: string): Variant {
  const headers = [...shared, 'ETag', etag];
  const about = ['Content-Type', type, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') about.push('Content-Encoding', encoding);
  return {
    encoding,
    etag,
    whole: prepared({ status: 200, headers: [...headers, ...about], body }),
    unchanged: prepared({ status: 304, headers, body: NOTHING }),
  };
}

/** A prepared answer in all its encodings, with ETags. */
export class CachedAnswer {
  private readonly variants = new Map<Encoding, Variant>();

  /** `extension`, such as `.html`, determines the media type. `fixed` headers go into both the full answer and a 304. */
  constructor(extension: string, fixed: string[], bodies: Bodies) {
    const type = contentType(extension) || 'application/octet-stream';
    const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
    const encodings = Object.keys(bodies) as Encoding[];
    const shared = encodings.length > 1 ? [...fixed, 'Vary', 'Accept-Encoding'] : fixed;
    for (const encoding of encodings) {
      const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
      this.variants.set(encoding, variantOf(encoding, etag, bodies[encoding]!, shared, type));
    }
  }

  /** The full answer, or 304 if the client's copy is current. */
  to({ headers }: IncomingMessage): PreparedReply {
    const { etag, whole, unchanged } = this.variantFor(headers['accept-encoding']);
    return fresh(headers, { etag }) ? unchanged : whole;
  }

  /** The full answer with an error status. */
  as(status: number, { headers }: IncomingMessage): Reply {
    return { ...this.variantFor(headers['accept-encoding']).whole, status };
  }

  encodingFor({ headers }: IncomingMessage): Encoding {
    return this.variantFor(headers['accept-encoding']).encoding;
  }

  /** The headers shared by full, 304 and partial answers. */
  headersIn(encoding: Encoding): HeaderList {
    return this.variants.get(encoding)!.unchanged.headers;
  }

  private variantFor(accepted?: string): Variant {
    const encoding = acceptedEncodings(accepted).find((name) => this.variants.has(name));
    return this.variants.get(encoding ?? 'identity')!;
  }
}

/** Sends a reply through Express, whose response already has the headers of every answer. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  setHeaders(response, headers);
  response.statusCode = status;
  response.end(body);
}
