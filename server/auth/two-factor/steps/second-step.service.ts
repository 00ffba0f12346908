import { Inject, Injectable } from '@nestjs/common';
import type { LoginResult } from '#shared/accounts/contract';
import type { PasskeyOptions, SecondStepInput, StepInput } from '#shared/accounts/two-factor-contract';
import { ERRORS } from '#shared/error-messages';
import { ActivityLog } from '../../activity/activity-log.ts';
import { ENV, type Env } from '#server/config/env';
import { Problem } from '#server/http/errors/problem';
import { GuessLimits } from '#server/http/limits/guess-limits';
import { type Caller, SignInsService, wrongCredentials } from '../../sign-ins.service.ts';
import { SecondFactorChecks, type KeyUse } from './second-factor-checks.ts';
import type { SignInStep } from './sign-in-step.entity.ts';
import { SignInSteps } from './sign-in-steps.ts';
import { relyingParty, requestOptions } from '../passkeys/web-authn.ts';

export interface StepCaller extends Caller {
  /** The origin at which the site was called. */
  origin: string;
}

/** The second step of a sign-in. All failures are answered alike, including a wrong password in the first step. */
@Injectable()
export class SecondStepService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly steps: SignInSteps,
    private readonly keys: SecondFactorChecks,
    private readonly signIns: SignInsService,
    private readonly limits: GuessLimits,
    private readonly activity: ActivityLog,
  ) {}

  /** @throws Problem 400 for a body with neither key or both, 401 for any wrong input, 429 after too many tries */
  async finish(input: SecondStepInput, caller: StepCaller): Promise<LoginResult> {
    if ((input.code === undefined) === (input.passkey === undefined)) throw new Problem(400, [ERRORS.twoFactor.form]);
    const step = await this.takeStep(input.step, caller.address);
    const { guess } = await this.signIns.find(step.email, step.accountId, caller);
    await this.limits.count(guess);
    // also after a wrong password, so that the response time does not reveal it
    const key = await this.keyOf(step, input, caller.origin);
    const { accountId, email, passwordHash } = step;
    // not awaited: the response time must not reveal that the password was right
    if (!key && accountId && passwordHash)
      void this.activity.recordDone({ action: 'sign-in-refused', account: { id: accountId, email } });
    if (!key || accountId === null || passwordHash === null) throw wrongCredentials();
    const signIn = { accountId, email, passwordHash, cookie: caller.cookie, remember: input.remember };
    const result = await this.limits.forgive(guess, () => this.begin(signIn, step, key));
    // takes back the try of the password too, which was right
    if (this.steps.hasGuess(step, guess)) await this.limits.giveBack(guess);
    return result;
  }

  /** @throws Problem 400 where passkeys are not possible, 401 for a step that has ended */
  async askPasskey({ step }: StepInput, address: string, origin: string): Promise<PasskeyOptions> {
    const site = relyingParty(this.env.PUBLIC_URL, origin);
    if (!site) throw new Problem(400, [ERRORS.twoFactor.noDomain]);
    const { challenge, options } = await requestOptions(site);
    if (await this.steps.ask(step, challenge)) return { options };
    await this.limits.countAddress(address);
    throw wrongCredentials();
  }

  private async takeStep(token: string, address: string): Promise<SignInStep> {
    const step = await this.steps.take(token);
    if (step) return step;
    await this.limits.countAddress(address);
    throw wrongCredentials();
  }

  private keyOf(step: SignInStep, { code, passkey }: SecondStepInput, origin: string): Promise<KeyUse | undefined> {
    if (passkey) return this.keys.passkey(step, passkey, relyingParty(this.env.PUBLIC_URL, origin));
    return this.keys.code(step.accountId, code ?? '');
  }

  private begin(signIn: Parameters<SignInsService['begin']>[0], step: SignInStep, use: KeyUse): Promise<LoginResult> {
    return this.signIns.begin(signIn, async (manager) => (await this.steps.end(manager, step)) && use(manager));
  }
}
