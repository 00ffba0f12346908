import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: string;

  /** What was asked, by name. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { database: { status: 'up' } } })
  details: object;
}
