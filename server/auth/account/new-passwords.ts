import type { Account } from './account.entity.ts';

/** The check of new passwords. accounts/ provides it, because it knows the firm's words. */
export abstract class NewPasswords {
  /** @throws Problem 400 for a weak password */
  abstract check(password: string, person: Pick<Account, 'email' | 'name'>): Promise<void>;
}
