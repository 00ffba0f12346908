import { ApiProperty } from '@nestjs/swagger';
import { SUBMISSION_KINDS, type SubmissionKind, type TestMailInput, type TestMailReceipt } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { Field } from '../../http/body/decorators/field.decorator.ts';

const invalid = ERRORS.parameters.kind;

export class TestMailDto implements TestMailInput {
  /** The form whose confirmation is sent. */
  @Field({ label: 'kind', max: 20, required: invalid, oneOf: SUBMISSION_KINDS, invalid }, 'quote')
  kind: SubmissionKind;
}

export class TestMailReceiptDto implements TestMailReceipt {
  /** The address of the signed-in person. */
  @ApiProperty({ example: 'editor@eclar.example' })
  to: string;
}
