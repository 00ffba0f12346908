import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PLACE_HEADER } from '#shared/endpoints';
import { PLACE_DAYS } from './known-places.ts';

const NAME = 'sign-in-place';
const COOKIE = new RegExp(`(?:^|; )${NAME}=([\\w-]{43})(?:;|$)`);

/**
 * Identifies a browser in which the admin has signed in before. The address of `admin:password` sends the same token
 * as a header.
 */
export class PlaceCookie {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  get token(): string | undefined {
    const { headers } = this.request;
    return this.request.get(PLACE_HEADER) ?? COOKIE.exec(headers.cookie ?? '')?.[1];
  }

  /** Scripts cannot read it, and other sites cannot make the browser send it. */
  set(token: string): void {
    const { secure } = this.request;
    const maxAge = PLACE_DAYS * 86_400_000;
    this.response.cookie(NAME, token, { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge });
  }
}

export const SignInPlace = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return new PlaceCookie(http.getRequest<Request>(), http.getResponse<Response>());
});

/** Documents the header. Browsers handle the cookie themselves. */
export const ApiPlace = () =>
  ApiHeader({
    name: PLACE_HEADER,
    required: false,
    description: 'What `npm run admin:password` prints for whoever is kept out by the wrong passwords of others.',
    schema: { type: 'string' },
  });
