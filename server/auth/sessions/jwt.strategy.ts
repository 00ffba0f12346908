import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import type { Request } from 'express';
import { SessionsService } from './sessions.service.ts';
import { JWT_SECRET, TOKEN, type TokenPayload } from './token.ts';
import type { AdminSession } from './admin-session.entity.ts';

/** The pattern of passport-jwt takes 140 ms for a header of 16 KB without spaces, because it tries every position. */
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

  /** The session of a token with a valid signature, or null when it has ended. */
  validate(payload: TokenPayload): Promise<AdminSession | null> {
    return this.sessions.find(payload);
  }
}
