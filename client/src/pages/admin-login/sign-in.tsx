import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

/** The password, and where the server asks for it the second key. */
export function SignIn() {
  const [asked, setAsked] = useState<{ step: string; email: string }>();
  const [ended, setEnded] = useState<string>();
  const endStep = (why?: string) => {
    setAsked(undefined);
    setEnded(why);
  };
  if (asked) return <SecondStepForm {...asked} onEnd={endStep} />;
  return <LoginForm ended={ended} onStep={(step, email) => setAsked({ step, email })} />;
}
