import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { OwnKinds, Roles } from '#server/auth/roles.decorator';
import { ApiErrors } from '#server/http/api-docs.decorators';
import { FiguresRequestDto } from '../figures/reports.dto.ts';
import type { Kinds } from '#server/submissions/own-kinds';
import { VisitFiguresDto } from './visits.dto.ts';
import { VisitsService } from './visits.service.ts';

@ApiTags('reports')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(DESK_ENDPOINTS.visits)
export class VisitsController {
  constructor(private readonly visits: VisitsService) {}

  /** Counts visits by day, page, referrer and device, and the submissions sent meanwhile. */
  @Get()
  @ApiErrors(400, 401)
  read(@Query() { weeks }: FiguresRequestDto, @OwnKinds() kinds: Kinds): Promise<VisitFiguresDto> {
    return this.visits.recent(kinds, weeks);
  }
}
