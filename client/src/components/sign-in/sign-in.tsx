import { useState } from 'react';
import { LoginForm, type LoginFormProps } from './login-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

/** The password, then the second factor if the server asks for one. */
export function SignIn({ email }: Pick<LoginFormProps, 'email'>) {
  const [asked, setAsked] = useState<{ step: string; email: string }>();
  const [ended, setEnded] = useState<string>();
  const endStep = (why?: string) => {
    setAsked(undefined);
    setEnded(why);
  };
  if (asked) return <SecondStepForm {...asked} onEnd={endStep} />;
  return <LoginForm email={email} ended={ended} onStep={(step, address) => setAsked({ step, email: address })} />;
}
