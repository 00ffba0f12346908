import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { ApiErrors } from '../../../http/docs/api-errors.decorator.ts';
import { FiguresDto, FiguresRequestDto } from './figures.dto.ts';
import { FiguresService } from './figures.service.ts';
import { OwnKinds } from '../../../auth/own-kinds.decorator.ts';
import { Roles } from '../../../auth/roles.decorator.ts';
import type { Kinds } from '../../../submissions/own-kinds.ts';

@ApiTags('figures')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(DESK_ENDPOINTS.figures)
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  /** Counts submissions by week, age and page, and tells how soon they were answered. */
  @Get()
  @ApiErrors(400, 401)
  read(@Query() { weeks }: FiguresRequestDto, @OwnKinds() kinds: Kinds): Promise<FiguresDto> {
    return this.figures.recent(kinds, weeks);
  }
}
