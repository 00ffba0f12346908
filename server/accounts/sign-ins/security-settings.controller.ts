import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { Roles } from '../../auth/roles.decorator.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { SecuritySettingsService } from './security-settings.service.ts';
import { SecuritySettingsChangeDto, SecuritySettingsDto } from './security-settings.dto.ts';

@ApiTags('auth')
@ApiBearerAuth()
@Roles()
@Controller(ACCOUNT_ENDPOINTS.securitySettings)
export class SecuritySettingsController {
  constructor(private readonly settings: SecuritySettingsService) {}

  /** Returns whether the network addresses of sign-ins are stored. */
  @Get()
  @ApiErrors(401)
  read(): Promise<SecuritySettingsDto> {
    return this.settings.read();
  }

  /** Sets whether the network addresses of sign-ins are stored. */
  @Patch()
  @Recorded('security-settings-changed')
  @ApiErrors(400, 401, 413, 415)
  change(@Body() change: SecuritySettingsChangeDto): Promise<SecuritySettingsDto> {
    return this.settings.change(change);
  }
}
