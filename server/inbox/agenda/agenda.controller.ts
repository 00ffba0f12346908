import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { AgendaDto, AgendaRequestDto } from './agenda.dto.ts';
import { AgendaService } from './agenda.service.ts';
import { Roles } from '../../auth/roles.decorator.ts';

@ApiTags('meetings')
@ApiBearerAuth()
@Roles('sales')
@Controller(DESK_ENDPOINTS.meetings)
export class AgendaController {
  constructor(private readonly agenda: AgendaService) {}

  /** Lists the meetings in a range of days, earliest first, without declined ones. */
  @Get()
  @ApiErrors(400, 401)
  list(@Query() request: AgendaRequestDto): Promise<AgendaDto> {
    return this.agenda.list(request);
  }
}
