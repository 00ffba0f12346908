import { ApiProperty } from '@nestjs/swagger';
import { type ReplyTemplate, type ReplyTemplateInput, SUBMISSION_KINDS, type SubmissionKind } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { TEMPLATE_RULES, unknownWord } from '#shared/inbox/reply-template';
import { Checked, HasNoProblem } from '../../http/body/decorators/key.decorators.ts';
import { Field } from '../../http/body/decorators/field.decorator.ts';

/** Refuses a text with an unknown placeholder in braces. */
export const KnownWords = (): PropertyDecorator =>
  HasNoProblem((text) => (typeof text === 'string' ? unknownWord(text) : undefined));

const isKind = (value: unknown) => SUBMISSION_KINDS.includes(value as SubmissionKind);

export class ReplyTemplateInputDto implements ReplyTemplateInput {
  /** The kind of submissions that it is for. */
  @Checked((value) => (isKind(value) ? undefined : ERRORS.parameters.kind), {
    enum: [...SUBMISSION_KINDS],
    example: 'quote',
  })
  kind: SubmissionKind;

  @Field(TEMPLATE_RULES.name, 'We will call you')
  name: string;

  /** Placeholders in braces are filled in from the submission. */
  @KnownWords()
  @Field(TEMPLATE_RULES.subject, 'Re: Your quote request {reference}')
  subject: string;

  /** Text with line breaks. Placeholders in braces are filled in from the submission. */
  @KnownWords()
  @Field(TEMPLATE_RULES.body, 'Dear {name},\n\nThank you. We will call you at {phone} tomorrow.')
  body: string;
}

export class ReplyTemplateDto extends ReplyTemplateInputDto implements ReplyTemplate {
  @ApiProperty({ format: 'uuid', example: '5d0f6d0e-3a0b-4c3e-9a1d-1f5f0f3f8a10' })
  _id: string;
}
