import { ApiProperty } from '@nestjs/swagger';
import type { SubmissionReceipt } from '#shared/contract';
import { MESSAGES } from '#shared/messages';

export class ReceiptDto implements SubmissionReceipt {
  @ApiProperty({ enum: [true], type: Boolean, example: true })
  success: true;

  @ApiProperty({ example: MESSAGES.quote.sent })
  message: string;

  /** Identifies the submission, for example on the phone: Q for a quote, A for an application, I for an inquiry. */
  @ApiProperty({ example: 'Q-7F3K9D', pattern: '^[QAI]-[0-9A-HJKMNP-TV-Z]{6}$' })
  reference: string;
}
