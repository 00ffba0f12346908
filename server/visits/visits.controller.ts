import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { OwnKinds } from '../auth/own-kinds.decorator.ts';
import { Roles } from '../auth/roles.decorator.ts';
import { ApiErrors } from '../http/docs/api-errors.decorator.ts';
import { FiguresRequestDto } from '../inbox/figures/numbers/figures.dto.ts';
import type { Kinds } from '../submissions/own-kinds.ts';
import { VisitFiguresDto } from './visits.dto.ts';
import { VisitsService } from './visits.service.ts';

@ApiTags('figures')
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
