import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PLACE_HEADER } from '#shared/endpoints';
import { clientAddress } from '../../http/limits/client-address.ts';
import { type Browser, deviceOf } from '../sessions/browser.ts';
import { PLACE_DAYS } from './known-places.ts';

const PLAIN = 'sign-in-place';

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie. Browsers refuse it over HTTP. */
const nameFor = ({ secure }: Request) => (secure ? `__Host-${PLAIN}` : PLAIN);

const valueOf = (name: string, cookies = '') => new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

/** Identifies a browser in which an account has signed in before. The link of `admin:password` sends the same token as a header. */
export class PlaceCookie {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  get token(): string | undefined {
    return this.request.get(PLACE_HEADER) ?? valueOf(nameFor(this.request), this.request.headers.cookie);
  }

  /** The browser of this call, for the session that it begins. */
  get browser(): Browser {
    const { headers, ip } = this.request;
    return { device: deviceOf(headers['user-agent']), address: clientAddress(ip), place: this.token };
  }

  /** Scripts cannot read it, and other sites cannot make the browser send it. */
  set(token: string): void {
    const { secure } = this.request;
    const maxAge = PLACE_DAYS * 86_400_000;
    this.response.cookie(nameFor(this.request), token, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: '/',
      maxAge,
    });
  }
}

export const SignInPlace = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return new PlaceCookie(http.getRequest<Request>(), http.getResponse<Response>());
});

/** Documents the header. Browsers send the cookie themselves. */
export const ApiPlace = () =>
  ApiHeader({
    name: PLACE_HEADER,
    required: false,
    description: 'What the command `admin:password` prints for whoever is kept out by the wrong passwords of others.',
    schema: { type: 'string' },
  });
