import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ENV, type Env } from '../config/env.ts';
import { AdminGuard } from './admin.guard.ts';
import { AuthController } from './auth.controller.ts';
import { CurrentPassword } from './account/current-password.ts';
import { AuthService } from './auth.service.ts';
import { AuthenticatorService } from './two-factor/codes/authenticator.service.ts';
import { SecondFactorChecks } from './two-factor/steps/second-factor-checks.ts';
import { PasskeysService } from './two-factor/passkeys/passkeys.service.ts';
import { TwoFactorController } from './two-factor/two-factor.controller.ts';
import { TwoFactorService } from './two-factor/two-factor.service.ts';
import { SecondStepController } from './two-factor/steps/second-step.controller.ts';
import { SecondStepService } from './two-factor/steps/second-step.service.ts';
import { SecretBox } from './two-factor/codes/secret-box.ts';
import { SignInSteps } from './two-factor/steps/sign-in-steps.ts';
import { JwtStrategy } from './sessions/jwt.strategy.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { SESSION_HOURS, TOKEN, TOKEN_KEY, tokenKey } from './sessions/token.ts';
import { SignInsService } from './sign-ins.service.ts';

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
  controllers: [AuthController, SecondStepController, TwoFactorController],
  providers: [
    AuthService,
    CurrentPassword,
    SignInsService,
    SignInSteps,
    SecretBox,
    SecondFactorChecks,
    SecondStepService,
    TwoFactorService,
    AuthenticatorService,
    PasskeysService,
    SessionsService,
    JwtStrategy,
    { provide: TOKEN_KEY, inject: [ENV], useFactory: tokenKey },
    { provide: APP_GUARD, useClass: AdminGuard },
  ],
})
export class AuthModule {}
