/** What WebAuthn exchanges with a browser. The libraries on both sides know its shape. */
export type WebAuthnJson = Record<string, unknown>;

/** The answer to a password where a second key is asked for, whether the password was right or wrong. */
export interface NextStep {
  success: false;
  next: 'second-key';
  /** To be sent with the second key. */
  step: string;
}

export interface StepInput {
  step: string;
}

/** Either a code or the answer of a passkey. */
export interface SecondStepInput extends StepInput {
  /** Of the authenticator app, or a recovery code. */
  code?: string;
  passkey?: WebAuthnJson;
  /** Asks for no second key in this browser for a while. */
  remember?: boolean;
}

export interface PasskeyOptions {
  options: WebAuthnJson;
}

export interface PasskeyView {
  _id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null for one that has never been used. */
  lastUsedAt: string | null;
}

export interface SecondKeys {
  /** ISO 8601; null without an authenticator app. */
  authenticatorSince: string | null;
  passkeys: PasskeyView[];
  /** The number of recovery codes that are left. */
  recoveryCodes: number;
  /** Passkeys belong to a domain, so a site that is opened at an IP address has none. */
  passkeysPossible: boolean;
}

export interface PasswordProof {
  currentPassword: string;
}

export interface AuthenticatorSecret {
  /** As base32, for the authenticator app. */
  secret: string;
}

export interface AuthenticatorCode {
  code: string;
}

export interface PasskeyInput {
  name: string;
  passkey: WebAuthnJson;
}

export interface RecoveryCodes {
  /** Shown once. Empty where a key was added beside another, whose codes stay. */
  recoveryCodes: string[];
}
