import type { SecondKeys } from '#shared/accounts/second-key-contract';

export const NO_KEYS: SecondKeys = {
  authenticatorSince: null,
  passkeys: [],
  recoveryCodes: 0,
  passkeysPossible: true,
};

/** An authenticator app and a passkey. */
export const TWO_KEYS: SecondKeys = {
  authenticatorSince: '2026-11-20T13:14:00Z',
  passkeys: [{ _id: 'P1', name: 'Phone', createdAt: '2026-11-21T13:14:00Z', lastUsedAt: null }],
  recoveryCodes: 8,
  passkeysPossible: true,
};
