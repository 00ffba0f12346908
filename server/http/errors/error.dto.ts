import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ErrorBody } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { MESSAGES } from '#shared/messages';

/** The body of every error. */
export class ErrorDto implements ErrorBody {
  @ApiProperty({ example: 400, minimum: 400, maximum: 599 })
  statusCode: number;

  /** A plain sentence. */
  @ApiProperty({ example: MESSAGES.fields.name })
  message: string;

  /** The same as `message`, for clients that read this key. */
  @ApiProperty({ example: MESSAGES.fields.name })
  error: string;

  /** One sentence per invalid field. */
  @ApiPropertyOptional({
    type: [String],
    maxItems: LIMITS.errorsListed,
    example: [MESSAGES.fields.name, MESSAGES.fields.email],
  })
  errors?: string[];

  /** Identifies the request in the server's log. */
  @ApiProperty({ example: '0b6f2a9e-3c1d-4f0e-9a53-2f6f5d1c7b1e' })
  requestId: string;

  /** Present, and false, if a password or second factor was wrong, or was tried too often. */
  @ApiPropertyOptional({ enum: [false], type: Boolean, example: false })
  success?: false;
}
