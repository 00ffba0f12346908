import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { LoginResult } from '#shared/accounts/contract';
import { MESSAGES } from '#shared/messages';
import { ActivityLog } from './activity/activity-log.ts';
import { Problem } from '../http/errors/problem.ts';
import type { Guess } from '../http/limits/guess-limits.ts';
import type { BrowserCookie } from './known-browsers/browser-cookie.ts';
import type { KnownBrowser } from './known-browsers/known-browser.entity.ts';
import { findKnownBrowser, keepKnownBrowser } from './known-browsers/known-browsers.ts';
import { SessionsService } from './sessions/sessions.service.ts';

export interface Caller {
  address: string;
  cookie: BrowserCookie;
}

export interface Found {
  guess: Guess;
  /** Null if the account has not signed in in this browser before. */
  browser: KnownBrowser | null;
}

interface SignIn extends Pick<Caller, 'cookie'> {
  accountId: string;
  email: string;
  /** The hash that the password matched. */
  passwordHash: string;
  /** Skips the second factor in this browser for a while. */
  remember?: boolean;
}

/** Start and end of every sign-in, with or without a second factor. */
@Injectable()
export class SignInsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly activity: ActivityLog,
  ) {}

  /** The known browser of a sign-in, and the guess that its tries count as. */
  async find(email: string, accountId: string | null, { address, cookie }: Caller): Promise<Found> {
    const browser = await findKnownBrowser(this.database.manager, cookie.token, accountId ?? undefined);
    return { browser, guess: browser ? { browser: `${browser.tokenHash} ${browser.accountId}` } : { email, address } };
  }

  /**
   * Starts a session. In the same transaction, `prove` checks that the sign-in is allowed and uses up its key.
   * @throws Problem 401 if it is not, or if the password was changed or the account suspended meanwhile
   */
  async begin(
    { accountId, email, passwordHash, cookie, remember }: SignIn,
    prove: (manager: EntityManager) => Promise<boolean>,
  ): Promise<LoginResult> {
    const { token, known } = await this.database.transaction(async (manager) => {
      const token = await this.sessions.start(manager, { id: accountId, passwordHash }, cookie.browser);
      if (!token || !(await prove(manager))) throw wrongCredentials();
      await this.activity.record({ action: 'sign-in', account: { id: accountId, email } }, manager);
      return { token, known: await keepKnownBrowser(manager, { accountId, token: cookie.token, remember }) };
    });
    cookie.set(known);
    return { success: true, token };
  }
}

/** The same for every cause. */
export const wrongCredentials = () => new Problem(401, MESSAGES.admin.invalid, { success: false });
