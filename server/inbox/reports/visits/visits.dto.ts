import { ApiProperty } from '@nestjs/swagger';
import type { Device, PageVisits, ReferrerVisits, VisitFigures } from '#shared/contract';
import { Count } from '#server/http/api-docs.decorators';

class DayVisitsDto {
  @ApiProperty({ format: 'date', example: '2026-11-25' })
  day: string;

  @Count(31)
  visits: number;
}

class PageVisitsDto implements PageVisits {
  @ApiProperty({ example: '/civil-works' })
  page: string;

  /** Visits that began here. */
  @Count(120)
  visits: number;

  /** Submissions sent from here, whichever page the visit began on. */
  @Count(4)
  submissions: number;
}

class ReferrerVisitsDto implements ReferrerVisits {
  /** A host, `direct` without one, or `other`. */
  @ApiProperty({ example: 'facebook.com' })
  referrer: string;

  @Count(57)
  visits: number;
}

class DeviceVisitsDto implements Record<Device, number> {
  @Count(210)
  phone: number;

  /** Tablets included. */
  @Count(95)
  desktop: number;
}

export class VisitFiguresDto implements VisitFigures {
  /** Oldest first; the last one is today. */
  @ApiProperty({ type: [DayVisitsDto] })
  days: DayVisitsDto[];

  /** The first of these days on which visits were counted. Null before the first visit. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-09-07' })
  since: string | null;

  /** Submissions since that day, of the kinds that the account may see. */
  @Count(9)
  submissions: number;

  /** The ten pages with the most visits. */
  @ApiProperty({ type: [PageVisitsDto] })
  pages: PageVisitsDto[];

  /** The ten sources with the most visits. */
  @ApiProperty({ type: [ReferrerVisitsDto] })
  referrers: ReferrerVisitsDto[];

  @ApiProperty({ type: DeviceVisitsDto })
  devices: DeviceVisitsDto;
}
