import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { ENV, type Env } from '../../config/env.ts';

/** Warns at startup about settings that are weak or do not work together. */
@Injectable()
export class PasswordWarnings implements OnApplicationBootstrap {
  private readonly logger = new Logger('Passwords');

  constructor(@Inject(ENV) private readonly env: Env) {}

  onApplicationBootstrap(): void {
    const { ADMIN_PASSWORD, SMTP_URL, PUBLIC_URL } = this.env;
    if (ADMIN_PASSWORD && ADMIN_PASSWORD.length < ACCOUNT_LIMITS.passwordMin)
      this.logger.warn(`ADMIN_PASSWORD has fewer than ${ACCOUNT_LIMITS.passwordMin} characters: set a longer one.`);
    if (SMTP_URL && !PUBLIC_URL) this.logger.warn('PUBLIC_URL is not set, so password links cannot be mailed.');
  }
}
