import { API_PREFIX, FORM_HEADERS, BROWSER_HEADER } from '#shared/endpoints';

export interface Call {
  method: string;
  /** Without the API's prefix: `/jobs`. */
  path: string;
  /** Absent when the address has no query. */
  query?: Record<string, string>;
  /** Parsed JSON, or the fields of a multipart form. */
  body?: unknown;
  authorization?: string;
  /** The browser and address of a sign-in. */
  place?: string;
  /** The headers of a public form. */
  form?: { key: string; seconds: string | null };
}

interface Answer {
  status: number;
  /** Strings and bytes are sent unchanged, other values as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type Reply = 'network error' | 'never' | Answer | object;
export type Asked = (call: Call) => Reply | Promise<Reply>;

/** Answers by method and path: `'GET /jobs': [WELDER]`. A function runs at every call and may return a promise. */
export type Responses = Record<string, Reply | Asked>;

/**
 * Replaces fetch and XMLHttpRequest. The returned list grows with every call.
 *
 * @param fileAt finds a static file's JSON; requests for files are not listed
 */
export function fakeApi(responses: Responses, fileAt: (path: string) => object | undefined): Call[] {
  const calls: Call[] = [];
  const ask = async (call: Call): Promise<Answer> => {
    const found = responses[`${call.method} ${call.path}`];
    const file = found === undefined ? fileAt(call.path) : undefined;
    if (file) return { status: 200, body: file };
    calls.push(call);
    if (found === undefined) throw new Error(`The test answers no ${call.method} ${call.path}.`);
    return settle(await Promise.resolve(typeof found === 'function' ? (found as Asked)(call) : found));
  };
  window.fetch = fakeFetch(ask);
  window.XMLHttpRequest = fakeXhr(ask);
  return calls;
}

function settle(reply: Reply): Promise<Answer> {
  if (reply === 'never') return new Promise(() => undefined);
  if (reply === 'network error') return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(isAnswer(reply) ? reply : { status: 200, body: reply });
}

const isAnswer = (reply: Reply): reply is Answer => typeof reply === 'object' && 'status' in reply;

const textOf = ({ body }: Answer) => (typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body));

/** Bytes may come from outside jsdom, where `Uint8Array` is a different class. */
const contentOf = (answer: Answer) =>
  ArrayBuffer.isView(answer.body) ? (answer.body as Uint8Array<ArrayBuffer>) : textOf(answer);

function targetOf(url: string): Pick<Call, 'path' | 'query'> {
  const [path, words] = url.replace(`/${API_PREFIX}`, '').split('?');
  return words ? { path, query: Object.fromEntries(new URLSearchParams(words)) } : { path };
}

function formHeaders(headers: Headers): Call['form'] {
  const key = headers.get(FORM_HEADERS.idempotencyKey);
  return key === null ? undefined : { key, seconds: headers.get(FORM_HEADERS.secondsToFill) };
}

function fakeFetch(ask: (call: Call) => Promise<Answer>): typeof fetch {
  return async (url, init) => {
    const abort = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
    const headers = new Headers(init?.headers);
    const asked = ask({
      method: init?.method ?? 'GET',
      ...targetOf(url as string),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      authorization: headers.get('Authorization') ?? undefined,
      place: headers.get(BROWSER_HEADER) ?? undefined,
      form: formHeaders(headers),
    });
    const answer = await Promise.race([asked, abort]);
    const content = answer.status === 204 ? null : contentOf(answer);
    return new Response(content, { status: answer.status, headers: answer.headers });
  };
}

function fakeXhr(ask: (call: Call) => Promise<Answer>) {
  class FakeXhr {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    private call: Call = { method: '', path: '' };
    private headers = new Headers();

    open(method: string, url: string) {
      this.call = { method, ...targetOf(url) };
    }

    setRequestHeader(header: string, value: string) {
      this.headers.set(header, value);
    }

    send(sent: FormData | Blob) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      ask({
        ...this.call,
        body: sent instanceof FormData ? Object.fromEntries(sent) : sent,
        form: formHeaders(this.headers),
      }).then(
        (answer) => {
          this.status = answer.status;
          this.responseText = textOf(answer);
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  }
  return FakeXhr as unknown as typeof XMLHttpRequest;
}
