import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SecondFactors } from '#shared/accounts/two-factor-contract';
import type { ContentState } from '#shared/content/contract';
import { SAMPLE } from '#shared/content/sample/sample';
import type { AdminSession } from '#shared/accounts/contract';
import { MESSAGES } from '#shared/messages';
import type { Responses } from '../fake-api.ts';
import { fillIn } from '../forms/fill-in.ts';

export const NO_KEYS: SecondFactors = {
  authenticatorSince: null,
  passkeys: [],
  recoveryCodes: 0,
  passkeysPossible: true,
};

/** An authenticator app and a passkey. */
export const TWO_KEYS: SecondFactors = {
  authenticatorSince: '2026-11-20T13:14:00Z',
  passkeys: [{ _id: 'P1', name: 'Phone', createdAt: '2026-11-21T13:14:00Z', lastUsedAt: null }],
  recoveryCodes: 8,
  passkeysPossible: true,
};

export const TOKEN = 'T-123';

/** Stores a session, as an earlier sign-in would. */
export function signedIn(): void {
  localStorage.setItem('adminToken', TOKEN);
  localStorage.setItem('isAdmin', 'true');
}

export const KNOWN: AdminSession = {
  email: 'admin@eclar.example',
  name: '',
  roles: ['owner'],
  hasSecondKey: false,
  hasMail: true,
  secondKeyDueAt: null,
  isSecondKeyDue: false,
  expiresAt: '2030-01-01T00:00:00Z',
  lastSignInAt: '2026-11-20T13:14:00Z',
  otherSessions: 0,
};

/** A site with no tasks left for its owner. */
export const OWN_SITE: ContentState = {
  release: 1,
  content: SAMPLE,
  drafts: [],
  addresses: [],
  isSample: false,
  sampleLeft: [],
  expiring: [],
};

/** An unpublished change of the firm's name. */
export const CHANGE = { text: 'Company › Name: changed from "A" to "B".', count: 1, by: ['rosa@eclar.example'] };

/** A site with that change as a draft. */
export const CHANGED_SITE: ContentState = {
  ...OWN_SITE,
  drafts: [
    {
      document: 'firm',
      revision: 1,
      updatedAt: '2026-11-20T00:00:00.000Z',
      by: CHANGE.by[0],
      authors: CHANGE.by,
      changes: [CHANGE],
      problems: [],
    },
  ],
};

export const SESSION: Responses = {
  'GET /admin/content': OWN_SITE,
  'GET /admin-session': KNOWN,
  'GET /admin-sessions': [],
  'GET /admin/security-settings': { keepAddresses: false },
  'GET /admin-second-key': NO_KEYS,
  'GET /admin/submissions/counts': { new: 0, spam: 0 },
  'GET /admin/submissions/version': { version: '1' },
  'GET /admin/closed-jobs': [],
};

/** The server's answer once the session has ended. */
export const GONE = { status: 401, body: { message: 'Please sign in first.' } };

/** Makes `signInAgain` succeed. */
export const SIGN_IN: Responses = { 'POST /admin-login': { success: true, token: 'T-2' } };

export async function signInAgain(user: UserEvent, email = KNOWN.email): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1, name: MESSAGES.admin.heading });
  await waitFor(() => expect(heading).toHaveFocus()); // late focus would leave a field while it is being filled
  await fillIn(user, screen.getByLabelText('Admin email'), email);
  await fillIn(user, screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login as Admin' }));
  await screen.findByRole('button', { name: 'Logout' });
}

interface Kept {
  _id: string;
}

/** Answers the five calls of a listing, kept in memory. */
export function fakeRows(path: string, rows: readonly Kept[]): Responses {
  let kept = [...rows];
  const one = ({ _id }: Kept): Responses => ({
    [`PUT ${path}/${_id}`]: ({ body }) => {
      kept = kept.map((row) => (row._id === _id ? { _id, ...(body as object) } : row));
      return { status: 200, body: kept.find((row) => row._id === _id) };
    },
    [`DELETE ${path}/${_id}`]: () => {
      kept = kept.filter((row) => row._id !== _id);
      return { status: 204 };
    },
    [`POST ${path}/${_id}/restore`]: () => {
      kept = rows.filter((row) => row._id === _id || kept.includes(row));
      return { status: 200, body: rows.find((row) => row._id === _id) };
    },
  });
  return {
    ...(Object.assign({}, ...rows.map(one)) as Responses),
    [`GET ${path}`]: () => kept,
    [`POST ${path}`]: ({ body }) => {
      kept = [...kept, { _id: `new-${kept.length}`, ...(body as object) }];
      return { status: 201, body: kept.at(-1) };
    },
  };
}
