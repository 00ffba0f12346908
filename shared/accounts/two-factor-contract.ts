/** JSON that WebAuthn exchanges with a browser; the libraries on both sides know its shape. */
export type WebAuthnJson = Record<string, unknown>;

/** The response to a password if a second factor is asked for, whether or not the password was right. */
export interface NextStep {
  success: false;
  next: 'second-key';
  /** Sent back with the second factor. */
  step: string;
}

export interface StepInput {
  step: string;
}

/** Either a code or the response of a passkey. */
export interface SecondStepInput extends StepInput {
  /** From the authenticator app, or a recovery code. */
  code?: string;
  passkey?: WebAuthnJson;
  /** Skips the second factor in this browser for a while. */
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
  /** ISO 8601; null if it was never used. */
  lastUsedAt: string | null;
}

export interface SecondFactors {
  /** ISO 8601; null without an authenticator app. */
  authenticatorSince: string | null;
  passkeys: PasskeyView[];
  /** Number of unused recovery codes. */
  recoveryCodes: number;
  /** Passkeys belong to a domain, so a site opened at an IP address has none. */
  passkeysPossible: boolean;
}

export interface PasswordProof {
  currentPassword: string;
}

export interface AuthenticatorSecret {
  /** In base32, for the authenticator app. */
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
  /** Shown once. Empty if another second factor existed, whose codes stay valid. */
  recoveryCodes: string[];
}
