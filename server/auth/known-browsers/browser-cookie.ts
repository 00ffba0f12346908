import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { BROWSER_HEADER } from '#shared/endpoints';
import { clientAddress } from '../../http/limits/client-address.ts';
import { type Browser, deviceOf } from '../sessions/browser.ts';
import { KNOWN_DAYS } from './known-browsers.ts';

const PLAIN = 'sign-in-place';

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie. Browsers refuse it over HTTP. */
const nameFor = ({ secure }: Request) => (secure ? `__Host-${PLAIN}` : PLAIN);

const valueOf = (name: string, cookies = '') => new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

/** Identifies a browser in which an account has signed in before. The link of `admin:password` sends the same token as a header. */
export class BrowserCookie {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  get token(): string | undefined {
    return this.request.get(BROWSER_HEADER) ?? valueOf(nameFor(this.request), this.request.headers.cookie);
  }

  /** The browser of this call, for the session that it begins. */
  get browser(): Browser {
    const { headers, ip } = this.request;
    return { device: deviceOf(headers['user-agent']), address: clientAddress(ip), cookie: this.token };
  }

  /** Scripts cannot read it, and other sites cannot make the browser send it. */
  set(token: string): void {
    const { secure } = this.request;
    const maxAge = KNOWN_DAYS * 86_400_000;
    this.response.cookie(nameFor(this.request), token, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: '/',
      maxAge,
    });
  }
}

export const ReadBrowserCookie = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return new BrowserCookie(http.getRequest<Request>(), http.getResponse<Response>());
});

/** Documents the header. Browsers send the cookie themselves. */
export const ApiBrowserCookie = () =>
  ApiHeader({
    name: BROWSER_HEADER,
    required: false,
    description:
      'The code that `npm run admin:password` prints for somebody locked out by other people’s wrong passwords.',
    schema: { type: 'string' },
  });
