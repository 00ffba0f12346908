import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { contentType } from 'mime-types';
import { type HeaderList, setHeaders } from '../http/headers/header-list.ts';
import { acceptedEncodings, type Encoding } from './encodings.ts';

/** Half a millisecond for a page; the highest quality, for files that are built once, takes thirty. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const NOTHING = Buffer.alloc(0);

/** What is answered, as it is and in the encodings that it has. */
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

interface Variant {
  encoding: Encoding;
  etag: string;
  whole: Reply;
  unchanged: Reply;
}

function variantOf(encoding: Encoding, etag: string, body: Buffer, shared: string[], type: string): Variant {
  const headers = [...shared, 'ETag', etag];
  const about = ['Content-Type', type, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') about.push('Content-Encoding', encoding);
  return {
    encoding,
    etag,
    whole: { status: 200, headers: [...headers, ...about], body },
    unchanged: { status: 304, headers, body: NOTHING },
  };
}

/** What an address answers, with all that can be known before it is asked for. */
export class Answer {
  private readonly variants = new Map<Encoding, Variant>();

  /** `extension` names the type, as in `.html`; `fixed` are headers of the whole answer and of a 304 alike. */
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

  /** What this request gets: all of it, or the word that what it has is still the same. */
  to({ headers }: IncomingMessage): Reply {
    const { etag, whole, unchanged } = this.variantFor(headers['accept-encoding']);
    return fresh(headers, { etag }) ? unchanged : whole;
  }

  /** All of it under another status: that of an error. */
  as(status: number, { headers }: IncomingMessage): Reply {
    return { ...this.variantFor(headers['accept-encoding']).whole, status };
  }

  /** In which encoding this request gets it. */
  encodingFor({ headers }: IncomingMessage): Encoding {
    return this.variantFor(headers['accept-encoding']).encoding;
  }

  /** The headers of an unchanged answer: what else an answer has depends on how much of it is sent. */
  headersIn(encoding: Encoding): HeaderList {
    return this.variants.get(encoding)!.unchanged.headers;
  }

  private variantFor(accepted?: string): Variant {
    const encoding = acceptedEncodings(accepted).find((name) => this.variants.has(name));
    return this.variants.get(encoding ?? 'identity')!;
  }
}

/** Sends a reply through Express, whose response has the headers that every answer has already. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  setHeaders(response, headers);
  response.statusCode = status;
  response.end(body);
}
