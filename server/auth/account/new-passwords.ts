import type { Account } from './account.entity.ts';

/** The judge of new passwords as auth/ sees it; accounts/ provides it, which knows the words of the firm. */
export abstract class NewPasswords {
  /** @throws Problem 400 for a password that is easy to guess */
  abstract check(password: string, person: Pick<Account, 'email' | 'name'>): Promise<void>;
}
