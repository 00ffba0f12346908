import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ENV, type Env } from '../config/env.ts';
import { AdminGuard } from './admin.guard.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { JwtStrategy } from './sessions/jwt.strategy.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { JWT_SECRET, SESSION_HOURS, TOKEN } from './sessions/token.ts';

const { algorithm, issuer, audience } = TOKEN;

@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secret: env.JWT_SECRET,
        signOptions: { algorithm, issuer, audience, expiresIn: `${SESSION_HOURS}h` },
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    SessionsService,
    JwtStrategy,
    { provide: JWT_SECRET, inject: [ENV], useFactory: (env: Env) => env.JWT_SECRET },
    { provide: APP_GUARD, useClass: AdminGuard },
  ],
})
export class AuthModule {}
