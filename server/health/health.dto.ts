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

/** A probe that fails is answered with the one error body. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status: string;

  /** What was asked and is well, by name. */
  @ApiProperty({ ...BY_NAME, example: DATABASE_UP })
  info: object;

  /** What was asked and is not well; nothing, in an answer of 200. */
  @ApiProperty({ ...BY_NAME, example: {} })
  error: object;

  /** What was asked, by name. */
  @ApiProperty({ ...BY_NAME, example: DATABASE_UP })
  details: object;
}
