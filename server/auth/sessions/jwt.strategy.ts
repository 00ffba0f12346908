import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import type { Request } from 'express';
import { SessionsService } from './sessions.service.ts';
import { JWT_SECRET, TOKEN, type TokenPayload } from './token.ts';
import type { AdminSession } from './admin-session.entity.ts';

/** passport-jwt's own pattern takes 140 ms for a header of 16 KB that is one word, as it tries every place of it. */
const BEARER = /^bearer +(\S+)$/i;
const bearerToken = ({ headers }: Request) => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: bearerToken,
      secretOrKey: secret,
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
    });
  }

  /** The session behind a well-signed token, or null when it has ended. */
  validate(payload: TokenPayload): Promise<AdminSession | null> {
    return this.sessions.find(payload);
  }
}
