import { useState } from 'react';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { TWO_FACTOR_MESSAGES } from '#shared/accounts/two-factor';
import type { SecondStepInput } from '#shared/accounts/two-factor-contract';
import { isUnauthorized } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { signWithPasskey } from '../../api/passkeys.ts';
import { askForPasskey, sendSecondFactor } from '../../api/sign-in.ts';
import { useSession } from '../../stores/session.ts';
import { problemOf, usePlace } from './sign-in-problem.ts';

type Key = Pick<SecondStepInput, 'code' | 'passkey'>;

interface SecondStep {
  step: string;
  email: string;
  remember: boolean;
  onEnd: (why: string) => void;
}

/** Tries second factors until one is accepted, or until the step's attempts or time run out. */
export function useSecondStep({ step, email, remember, onEnd }: SecondStep) {
  const begin = useSession((session) => session.renew);
  const place = usePlace();
  const [began] = useState(() => Date.now());
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const refuse = (error: unknown) => {
    logFailure('The sign-in failed.', error);
    if (!isUnauthorized(error)) return setProblem(problemOf(error));
    const isOver = tries + 1 >= ACCOUNT_LIMITS.secondStepTries || Date.now() - began >= ACCOUNT_LIMITS.secondStep;
    if (isOver) return onEnd(TWO_FACTOR_MESSAGES.ended);
    setTries(tries + 1);
    setProblem(TWO_FACTOR_MESSAGES.wrongKey);
  };
  const send = async (key: Key) => {
    setProblem(undefined);
    await sendSecondFactor({ step, remember, ...key }, place).then(({ token }) => begin(token, email), refuse);
  };
  const sendPasskey = async () => {
    setProblem(undefined);
    setAsking(true);
    const passkey = await askForPasskey({ step }).then(({ options }) => sign(options), refuse);
    if (passkey) await send({ passkey });
    setAsking(false);
  };
  /** Shows the same message whether there is no passkey or the user cancelled, so that it reveals nothing about the account. */
  const sign = (options: Parameters<typeof signWithPasskey>[0]) =>
    signWithPasskey(options).catch((error: unknown) => {
      logFailure('The passkey was not used.', error);
      setProblem(TWO_FACTOR_MESSAGES.passkeyFailed);
    });
  return { send, sendPasskey, isAsking, problem };
}
