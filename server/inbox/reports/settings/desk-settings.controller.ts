import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ApiErrors } from '#server/http/api-docs.decorators';
import { DeskSettingsChangeDto, DeskSettingsDto } from './desk-settings.dto.ts';
import { DeskSettingsService } from './desk-settings.service.ts';
import { Roles } from '#server/auth/roles.decorator';

@ApiTags('reports')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(DESK_ENDPOINTS.deskSettings)
export class DeskSettingsController {
  constructor(private readonly settings: DeskSettingsService) {}

  /** Returns which mails about its own work the office receives. */
  @Get()
  @ApiErrors(401)
  read(): Promise<DeskSettingsDto> {
    return this.settings.read();
  }

  /** Turns these mails on or off. Absent keys keep their values. */
  @Patch()
  @Roles()
  @ApiErrors(400, 401, 413, 415)
  change(@Body() change: DeskSettingsChangeDto): Promise<DeskSettingsDto> {
    return this.settings.change(change);
  }
}
