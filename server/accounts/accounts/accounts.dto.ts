import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ACCOUNT_STATES,
  type AccountState,
  type Invitation,
  type MadeInvitation,
  type Person,
  type PersonChange,
} from '#shared/accounts/contract';
import { INVITATION_RULES, PERSON_NAME_RULE, rolesProblem } from '#shared/accounts/people';
import { type Role, ROLES } from '#shared/accounts/roles';
import { ERRORS } from '#shared/error-messages';
import { fieldProblem, normaliseField } from '#shared/rules';
import { EXAMPLE_ID } from '../../http/api-docs.decorators.ts';
import { Checked, OptionalKey } from '../../http/body/decorators/key.decorators.ts';
import { Field } from '../../http/body/decorators/field.decorator.ts';

const ROLE_LIST = {
  enum: ROLES,
  isArray: true,
  minItems: 1,
  uniqueItems: true,
  example: ['sales'] satisfies Role[],
} as const;

export class InvitationDto implements Invitation {
  /** Case-insensitive. */
  @Field(INVITATION_RULES.email, 'rosa@eclar.example')
  email: string;

  /** May be empty: the invited person can enter it. */
  @Field(INVITATION_RULES.name, 'Rosa Cruz')
  name?: string;

  @Checked(rolesProblem, ROLE_LIST)
  roles: Role[];
}

export class PersonChangeDto implements PersonChange {
  /** May be empty. */
  @Transform(({ value }) => normaliseField(value, PERSON_NAME_RULE))
  @OptionalKey((value) => fieldProblem(value ?? [], PERSON_NAME_RULE), {
    type: String,
    maxLength: PERSON_NAME_RULE.max,
    example: 'Rosa Cruz',
  })
  name?: string;

  /** Take effect at the next call of each of the account's sessions. */
  @OptionalKey(rolesProblem, ROLE_LIST)
  roles?: Role[];

  /** `true` ends all sessions and links of the account. */
  @OptionalKey((value) => (typeof value === 'boolean' ? undefined : ERRORS.accounts.badSuspended), {
    type: Boolean,
    example: false,
  })
  suspended?: boolean;
}

export class PersonDto implements Person {
  @ApiProperty({ format: 'uuid', example: EXAMPLE_ID })
  _id: string;

  @ApiProperty({ example: 'rosa@eclar.example' })
  email: string;

  /** Empty if the account has none. */
  @ApiProperty({ example: 'Rosa Cruz' })
  name: string;

  @ApiProperty({ enum: ROLES, isArray: true, example: ['sales'] })
  roles: Role[];

  /** `invited` until a password is chosen. */
  @ApiProperty({ enum: ACCOUNT_STATES, example: 'invited' })
  state: AccountState;

  /** The account from the server's setup, which cannot be deleted. */
  @ApiProperty({ example: false })
  isFirst: boolean;

  @ApiProperty({ example: false })
  hasSecondKey: boolean;

  /** Null if the account has never signed in. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  lastSignInAt: string | null;

  /** When the invitation link expires; null if there is none. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-25T20:00:00.000Z' })
  invitationEndsAt: string | null;
}

export class MadeInvitationDto implements MadeInvitation {
  @ApiProperty()
  account: PersonDto;

  /** Address for choosing the password. It is not stored, so no other answer contains it. */
  @ApiProperty({ example: 'https://www.eclar.example/admin-password#token=3q2-7w' })
  link: string;

  /** Whether the mail server accepted the mail with the link. */
  @ApiProperty({ example: true })
  mailed: boolean;
}
