import { ApiProperty } from '@nestjs/swagger';
import {
  type AnswerFigures,
  type Figures,
  type OpenFigures,
  type PageFigures,
  SUBMISSION_KINDS,
  type SubmissionKind,
  type WeekFigures,
} from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { Count, LimitedCount } from '#server/http/api-docs.decorators';
import { PageLimit } from '#server/http/body/decorators/key.decorators';

const Minutes = (example: number) => ApiProperty({ type: 'integer', minimum: 0, nullable: true, example });

export class FiguresRequestDto {
  /** Number of weeks, the current one included. */
  @PageLimit(INBOX_LIMITS.figures.weeks, ERRORS.parameters.weeks)
  weeks?: number;
}

export class WeekFiguresDto implements WeekFigures {
  /** The Monday on which the week begins. */
  @ApiProperty({ format: 'date', example: '2026-11-16' })
  week: string;

  @Count(12)
  quote: number;

  @Count(5)
  application: number;

  @Count(21)
  inquiry: number;
}

export class AnswerFiguresDto implements AnswerFigures {
  @ApiProperty({ enum: [...SUBMISSION_KINDS], example: 'quote' })
  kind: SubmissionKind;

  @Count(98)
  answered: number;

  /** Median time to an answer, in minutes. */
  @Minutes(150)
  median: number | null;

  /** 90th percentile of the time to an answer, in minutes. */
  @Minutes(1630)
  slow: number | null;

  /** Answered by the end of the next day on which the office is open. */
  @Count(88)
  inTime: number;

  /** Answered later, or still unanswered after that day. */
  @Count(14)
  late: number;
}

export class OpenFiguresDto implements OpenFigures {
  @LimitedCount(9)
  today: number;

  /** Received one or two days ago. */
  @LimitedCount(11)
  days: number;

  /** Received three to seven days ago. */
  @LimitedCount(4)
  week: number;

  @LimitedCount(2)
  older: number;

  /** Of all these, unanswered for more than two days. */
  @LimitedCount(5)
  waiting: number;
}

export class PageFiguresDto implements PageFigures {
  /** Null if the page is unknown. */
  @ApiProperty({ type: String, nullable: true, example: '/civil-works' })
  page: string | null;

  @Count(40)
  count: number;
}

export class FiguresDto implements Figures {
  /** Oldest first; the last one is the current week. Kinds that the account may not see count as 0. */
  @ApiProperty({ type: [WeekFiguresDto] })
  weeks: WeekFiguresDto[];

  /** One for each kind that the account may see, from at most the newest 20,000 submissions of these weeks. */
  @ApiProperty({ type: [AnswerFiguresDto] })
  answers: AnswerFiguresDto[];

  /** Submissions that are not handled yet, by the day on which they were received. */
  @ApiProperty({ type: OpenFiguresDto })
  open: OpenFiguresDto;

  /** The ten pages with the most submissions, among at most the newest 20,000. */
  @ApiProperty({ type: [PageFiguresDto] })
  pages: PageFiguresDto[];
}
