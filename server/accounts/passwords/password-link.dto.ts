import { ApiProperty } from '@nestjs/swagger';
import type {
  ChosenPassword,
  PasswordLink,
  PasswordLinkAnswer,
  PasswordLinkKind,
  PasswordLinkRequest,
  PasswordLinkToken,
} from '#shared/accounts/contract';
import { CHOICE_RULES, LINK_REQUEST_RULES, LINK_TOKEN_RULE } from '#shared/accounts/password-link';
import { Field } from '../../http/body/decorators/field.decorator.ts';

const TOKEN = 'p3Jd0cYb2oQJvY0m7lq1cP8xq0mE5uZbY1nR4tVw9Ks';

export class PasswordLinkRequestDto implements PasswordLinkRequest {
  @Field(LINK_REQUEST_RULES.email, 'editor@eclar.example')
  email: string;
}

export class PasswordLinkAnswerDto implements PasswordLinkAnswer {
  /** Whether this site can mail links; the same for every address. */
  @ApiProperty({ example: true })
  canSend: boolean;
}

export class PasswordLinkTokenDto implements PasswordLinkToken {
  @Field(LINK_TOKEN_RULE, TOKEN)
  token: string;
}

export class PasswordLinkDto implements PasswordLink {
  @ApiProperty({ enum: ['invitation', 'reset'] satisfies PasswordLinkKind[], example: 'invitation' })
  kind: PasswordLinkKind;

  @ApiProperty({ example: 'editor@eclar.example' })
  email: string;

  /** Empty if the account has none. */
  @ApiProperty({ example: 'Ana Reyes' })
  name: string;
}

export class ChosenPasswordDto extends PasswordLinkTokenDto implements ChosenPassword {
  @Field(CHOICE_RULES.newPassword, 'a gravel road in the rain')
  newPassword: string;

  /** Used if the account has no name yet. */
  @Field({ ...CHOICE_RULES.name, required: undefined }, 'Ana Reyes')
  name?: string;
}
