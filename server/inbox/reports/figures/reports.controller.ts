import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ApiErrors } from '#server/http/api-docs.decorators';
import { FiguresDto, FiguresRequestDto } from './reports.dto.ts';
import { ReportsService } from './reports.service.ts';
import { OwnKinds, Roles } from '#server/auth/roles.decorator';
import type { Kinds } from '#server/submissions/own-kinds';

@ApiTags('reports')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(DESK_ENDPOINTS.figures)
export class ReportsController {
  constructor(private readonly figures: ReportsService) {}

  /** Counts submissions by week, age and page, and measures how soon they were answered. */
  @Get()
  @ApiErrors(400, 401)
  read(@Query() { weeks }: FiguresRequestDto, @OwnKinds() kinds: Kinds): Promise<FiguresDto> {
    return this.figures.recent(kinds, weeks);
  }
}
