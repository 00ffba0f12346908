import { ApiProperty } from '@nestjs/swagger';
import type { SessionView } from '#shared/accounts/contract';

export class SessionDto implements SessionView {
  @ApiProperty({ format: 'uuid', example: '0b6f4f0e-5c1d-4a57-9e8e-2f0c5b9d7a10' })
  _id: string;

  /** Browser and operating system; empty if unknown. */
  @ApiProperty({ example: 'Chrome on Android' })
  device: string;

  /** Network address; null unless the owner chose to store addresses. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T01:05:00.000Z' })
  startedAt: string;

  /** Accurate to five minutes. */
  @ApiProperty({ format: 'date-time', example: '2026-11-22T03:20:00.000Z' })
  lastSeenAt: string;

  /** Whether it is the caller's session. */
  @ApiProperty({ example: true })
  isCurrent: boolean;
}
