import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

/** The password, and where the server asks for it the second key. */
export function SignIn() {
  const [step, setStep] = useState<string>();
  const [ended, setEnded] = useState<string>();
  const endStep = (why?: string) => {
    setStep(undefined);
    setEnded(why);
  };
  return step ? <SecondStepForm step={step} onEnd={endStep} /> : <LoginForm ended={ended} onStep={setStep} />;
}
