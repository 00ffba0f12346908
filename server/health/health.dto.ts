import { ApiProperty } from '@nestjs/swagger';

const STATE = {
  type: 'object',
  required: ['status'],
  properties: {
    status: { type: 'string', enum: ['up', 'down'], example: 'up' },
    responseTime: { type: 'number', minimum: 0, description: 'In milliseconds.', example: 3 },
  },
};
const BY_NAME = { type: 'object', additionalProperties: STATE } as const;
const DATABASE_UP = { database: { status: 'up', responseTime: 3 } };

/** A failed probe is answered with the usual error body. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: string;

  /** The checks that passed, by name. */
  @ApiProperty({ ...BY_NAME, example: DATABASE_UP })
  info: object;

  /** The checks that failed; empty for status 200. */
  @ApiProperty({ ...BY_NAME, example: {} })
  error: object;

  /** All checks, by name. */
  @ApiProperty({ ...BY_NAME, example: DATABASE_UP })
  details: object;
}
