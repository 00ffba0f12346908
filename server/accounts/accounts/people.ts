import type { EntityManager } from 'typeorm';
import type { Person } from '#shared/accounts/contract';
import { hasKeySql } from '../../auth/two-factor/find-keys.ts';

interface PersonRow extends Omit<Person, 'lastSignInAt' | 'invitationEndsAt'> {
  lastSignInAt: Date | null;
  invitationEndsAt: Date | null;
}

const PEOPLE = `
  SELECT account.id AS _id, email, name, roles, is_first AS "isFirst", signed_in_at AS "lastSignInAt",
    CASE WHEN suspended_at IS NOT NULL THEN 'suspended' WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END AS state,
    ${hasKeySql('account.id')} AS "hasSecondKey", link.expires_at AS "invitationEndsAt"
  FROM accounts AS account
  LEFT JOIN account_links AS link ON link.account_id = account.id AND kind = 'invitation' AND expires_at > now()`;

const toPerson = ({ lastSignInAt, invitationEndsAt, ...row }: PersonRow): Person => ({
  ...row,
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  invitationEndsAt: invitationEndsAt?.toISOString() ?? null,
});

/** All accounts, sorted by name, or by address where the name is empty. */
export async function readPeople(manager: EntityManager): Promise<Person[]> {
  const sql = `${PEOPLE} ORDER BY lower(coalesce(nullif(name, ''), email)), account.id`;
  return (await manager.query<PersonRow[]>(sql)).map(toPerson);
}

export async function readPerson(manager: EntityManager, id: string): Promise<Person> {
  const [row] = await manager.query<[PersonRow]>(`${PEOPLE} WHERE account.id = $1`, [id]);
  return toPerson(row);
}
