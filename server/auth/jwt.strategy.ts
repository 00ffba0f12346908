import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SessionsService } from './sessions.service.ts';
import { JWT_SECRET, TOKEN, type TokenPayload } from './token.ts';
import type { AdminSession } from './admin-session.entity.ts';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(JWT_SECRET) secret: string,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
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
