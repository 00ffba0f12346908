import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { RepliesInput, ReplyIds } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { REPLY_RULES } from '#shared/inbox/reply-template';
import { EXAMPLE_ID } from '../../http/api-docs.decorators.ts';
import { Checked, OptionalKey } from '../../http/body/decorators/key.decorators.ts';
import { Field } from '../../http/body/decorators/field.decorator.ts';
import { UUID } from '../../http/errors/validation.pipe.ts';
import { KnownWords } from './reply-template.dto.ts';

const most = REPLY_LIMITS.many;

const isId = (value: unknown) => typeof value === 'string' && UUID.test(value);
const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

function idsProblem(ids: unknown): string | undefined {
  const fits = Array.isArray(ids) && ids.length >= 1 && ids.length <= most;
  return fits && ids.every(isId) && new Set(ids).size === ids.length ? undefined : ERRORS.replies.ids;
}

export class ReplyIdsDto implements ReplyIds {
  /** Ids of replies. */
  @Transform(({ value }) => (Array.isArray(value) ? value.map(lowerCase) : (value as unknown)))
  @Checked(idsProblem, { type: [String], format: 'uuid', minItems: 1, maxItems: most, example: [EXAMPLE_ID] })
  ids: string[];
}

export class RepliesDto implements ReplyIds {
  /** Ids of the replies; new ones in the order of the submissions in the request. */
  @ApiProperty({ type: [String], format: 'uuid', example: [EXAMPLE_ID] })
  ids: string[];
}

export class RepliesInputDto implements RepliesInput {
  /** Ids of the submissions to reply to. */
  @Transform(({ value }) => (Array.isArray(value) ? value.map(lowerCase) : (value as unknown)))
  @Checked(idsProblem, { type: [String], format: 'uuid', minItems: 1, maxItems: most, example: [EXAMPLE_ID] })
  ids: string[];

  /** Placeholders such as `{reference}` are filled in for each submission. */
  @KnownWords()
  @Field(REPLY_RULES.subject, 'Re: Your quote request {reference}')
  subject: string;

  /** Text with line breaks. Placeholders such as `{name}` are filled in for each submission. */
  @KnownWords()
  @Field(REPLY_RULES.body, 'Dear {name},\n\nThank you. We will call you at {phone} tomorrow.')
  body: string;

  /** Whether to mark the submissions as done. */
  @OptionalKey((value) => (typeof value === 'boolean' ? undefined : ERRORS.replies.handled), {
    type: Boolean,
    example: false,
  })
  handled?: boolean;
}
