import { ApiProperty } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import {
  ACTIVITIES,
  type ActivityItem,
  type ActivityKind,
  type ActivityPage,
  type ActivityRequest,
} from '#shared/accounts/activities';
import { ERRORS } from '#shared/error-messages';
import { EXAMPLE_ID } from '../../http/api-docs.decorators.ts';
import { DayKey, OptionalKey, PageLimit } from '../../http/body/decorators/key.decorators.ts';

const SENTENCES = ERRORS.parameters;

/** An activity's id; 18 digits fit into a bigint. */
const CURSOR = /^[1-9]\d{0,17}$/;

const KINDS = Object.keys(ACTIVITIES) as ActivityKind[];

const isText = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);

export class ActivityRequestDto implements ActivityRequest {
  /** Only activities of this account, even if it was deleted. */
  @OptionalKey((value) => (isUUID(value) ? undefined : SENTENCES.account), {
    type: String,
    format: 'uuid',
    example: EXAMPLE_ID,
  })
  account?: string;

  /** Only activities of this kind. */
  @OptionalKey((value) => (KINDS.includes(value as ActivityKind) ? undefined : SENTENCES.action), {
    enum: KINDS,
    example: KINDS[0],
  })
  action?: ActivityKind;

  /** The first day, in Philippine time. */
  @DayKey(SENTENCES.from, '2026-11-01')
  from?: string;

  /** The last day, inclusive. */
  @DayKey(SENTENCES.to, '2026-12-31')
  to?: string;

  /** The `next` of the previous page; absent for the first page. */
  @OptionalKey((value) => (isText(value, CURSOR) ? undefined : SENTENCES.cursor), { type: String, example: '1042' })
  cursor?: string;

  /** Maximum number of activities on the page. */
  @PageLimit(ACCOUNT_LIMITS.activityPage, SENTENCES.activityLimit)
  limit?: number;
}

class ActivityItemDto implements ActivityItem {
  @ApiProperty({ example: '1041' })
  _id: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T06:30:00.000Z' })
  at: string;

  /** Id of the account, which may be deleted by now; null for actions of the server. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true, example: EXAMPLE_ID })
  accountId: string | null;

  /** The account's address at that time. */
  @ApiProperty({ type: String, nullable: true, example: 'rosa@eclar.example' })
  who: string | null;

  @ApiProperty({ enum: KINDS, example: 'resume-downloaded' })
  action: ActivityKind;

  /** Id of the affected object. */
  @ApiProperty({ type: String, nullable: true, example: '7b1e0f6c-5d2a-4c1b-9f3e-2a6d8c4b1e90' })
  subject: string | null;

  /** The object's current name; null if it is gone or has none. */
  @ApiProperty({ type: String, nullable: true, example: 'A-7F3K9D' })
  about: string | null;

  /** Number of affected objects. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  count: number | null;
}

export class ActivityPageDto implements ActivityPage {
  /** Newest first. */
  @ApiProperty({ type: [ActivityItemDto] })
  items: ActivityItemDto[];

  /** The `cursor` of the next page; null on the last page. */
  @ApiProperty({ type: String, nullable: true, example: '992' })
  next: string | null;
}
