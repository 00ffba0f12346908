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
  /** Empty if not given. */
  name: string;
  roles: Role[];
  hasSecondKey: boolean;
  /** Whether the site sends mails. Without a mail server they stay in the queue. */
  hasMail: boolean;
  /** ISO 8601: from then on a second factor must be set up before anything else; null if none is required or one is set up. */
  secondKeyDueAt: string | null;
  /** Whether that time has come, by the server's clock. */
  isSecondKeyDue: boolean;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601: the sign-in before that of this session; null for the first one. */
  lastSignInAt: string | null;
  /** Number of other valid sessions of the account. */
  otherSessions: number;
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

export interface PasswordLinkRequest {
  email: string;
}

/** The same for every email, known or not. */
export interface PasswordLinkAnswer {
  /** Whether this site can send links, which takes a mail server and the site's own address. */
  canSend: boolean;
}

export interface PasswordLinkToken {
  token: string;
}

export type PasswordLinkKind = 'invitation' | 'reset';

export interface PasswordLink {
  kind: PasswordLinkKind;
  email: string;
  /** Empty if not given. */
  name: string;
}

export interface ChosenPassword extends PasswordLinkToken {
  newPassword: string;
  /** Used for an account without a name. */
  name?: string;
}

/** A valid session of one's own account. */
export interface SessionView {
  _id: string;
  /** Such as `Chrome on Android`; empty if unknown. */
  device: string;
  /** Network address; null unless the owner has chosen to keep it. */
  address: string | null;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601, accurate to five minutes. */
  lastSeenAt: string;
  isCurrent: boolean;
}

export interface SecuritySettings {
  /** Whether the network address of each sign-in is stored. */
  keepAddresses: boolean;
}

export interface EndedSessions {
  /** Number of ended sessions. */
  ended: number;
}

export const ACCOUNT_STATES = ['invited', 'active', 'suspended'] as const;

export type AccountState = (typeof ACCOUNT_STATES)[number];

/** An account as an owner sees it. */
export interface Person {
  _id: string;
  email: string;
  /** Empty if not given. */
  name: string;
  roles: Role[];
  state: AccountState;
  /** The account that the server was set up with, which cannot be removed. */
  isFirst: boolean;
  hasSecondKey: boolean;
  /** ISO 8601; null before the first sign-in. */
  lastSignInAt: string | null;
  /** ISO 8601: when the invitation link expires; null without one. */
  invitationEndsAt: string | null;
}

export interface Invitation {
  email: string;
  /** May be empty or absent: the invited person can enter it. */
  name?: string;
  roles: Role[];
}

export interface MadeInvitation {
  account: Person;
  /** The link for choosing a password. It is not stored, so no other response contains it. */
  link: string;
  /** Whether the mail server has accepted the mail with the link. */
  mailed: boolean;
}

/** Absent properties stay as they are. */
export interface PersonChange {
  name?: string;
  roles?: Role[];
  suspended?: boolean;
}
