import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PLACE_HEADER } from '#shared/endpoints';
import { PLACE_DAYS } from './known-places.ts';

const NAME = 'sign-in-place';
const COOKIE = new RegExp(`(?:^|; )${NAME}=([\\w-]{43})(?:;|$)`);

/** How a browser shows that the admin has signed in there before. Whoever was given a token otherwise sends it as a header. */
export class PlaceCookie {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  get token(): string | undefined {
    const { headers } = this.request;
    return this.request.get(PLACE_HEADER) ?? COOKIE.exec(headers.cookie ?? '')?.[1];
  }

  /** No script can read it, and no other site can have it sent. */
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

/** Documents the header. The cookie is set and sent by browsers. */
export const ApiPlace = () =>
  ApiHeader({
    name: PLACE_HEADER,
    required: false,
    description: 'What `npm run admin:password` prints for whoever is kept out by the wrong passwords of others.',
    schema: { type: 'string' },
  });
