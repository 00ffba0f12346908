import type { Role } from './roles.ts';

export interface LoginInput {
  email: string;
  password: string;
}

export interface LoginResult {
  success: true;
  token: string;
}

export interface AdminSession {
  email: string;
  /** Empty for whoever has given none. */
  name: string;
  roles: Role[];
  hasSecondKey: boolean;
  /** Whether the site sends mails: what is written without a mail server waits for one. */
  hasMail: boolean;
  /** ISO 8601: from then on a second key must be set up before anything else; null where none is a must, or one is set up. */
  secondKeyDueAt: string | null;
  /** By the clock of the server: a second key must be set up before anything else. */
  isSecondKeyDue: boolean;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601: the sign-in before the one that began this session; null for the first one. */
  lastSignInAt: string | null;
  /** The number of other valid sessions of the account. */
  otherSessions: number;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface PasswordLinkRequest {
  email: string;
}

/** The same for every address. */
export interface PasswordLinkAnswer {
  /** Whether this site can send links: without a mail server, or its own address, nobody gets one. */
  canSend: boolean;
}

export interface PasswordLinkToken {
  token: string;
}

export type PasswordLinkKind = 'invitation' | 'reset';

export interface PasswordLink {
  kind: PasswordLinkKind;
  email: string;
  /** Empty for whoever has given none. */
  name: string;
}

export interface ChosenPassword extends PasswordLinkToken {
  newPassword: string;
  /** Taken for an account that has none. */
  name?: string;
}

/** A sign-in of one's own that is still valid. */
export interface SignInView {
  _id: string;
  /** As `Chrome on Android`; empty when unknown. */
  device: string;
  /** Of the network; null unless the owner has chosen to keep it. */
  address: string | null;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601, correct to five minutes. */
  lastSeenAt: string;
  isCurrent: boolean;
}

export interface SecuritySettings {
  /** Whether the network address of each sign-in is kept with it. */
  keepAddresses: boolean;
}

export interface EndedSessions {
  /** The number of sessions that were ended. */
  ended: number;
}

export const ACCOUNT_STATES = ['invited', 'active', 'suspended'] as const;

export type AccountState = (typeof ACCOUNT_STATES)[number];

/** An account as the owner sees it. */
export interface Person {
  _id: string;
  email: string;
  /** Empty for whoever has given none. */
  name: string;
  roles: Role[];
  state: AccountState;
  /** The account that the server was set up with: it cannot be removed. */
  isFirst: boolean;
  hasSecondKey: boolean;
  /** ISO 8601; null for whoever has never signed in. */
  lastSignInAt: string | null;
  /** ISO 8601: when the link of the invitation ends; null where there is none. */
  invitationEndsAt: string | null;
}

export interface Invitation {
  email: string;
  /** May be empty or absent: whoever is invited can give it. */
  name?: string;
  roles: Role[];
}

export interface MadeInvitation {
  account: Person;
  /** The address where the password is chosen. It is stored nowhere, so no other answer has it. */
  link: string;
  /** Whether the mail server has taken the letter with the link. */
  mailed: boolean;
}

/** Absent keys stay as they are. */
export interface PersonChange {
  name?: string;
  roles?: Role[];
  suspended?: boolean;
}
