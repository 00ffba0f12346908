import type { SecondFactors } from '#shared/accounts/two-factor-contract';

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
