import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { Roles } from '../../auth/roles.decorator.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { ActivityPageDto, ActivityRequestDto } from './activity.dto.ts';
import { ActivityListService } from './activity-list.service.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@Roles()
@Controller(ACCOUNT_ENDPOINTS.activity)
export class ActivityController {
  constructor(private readonly activities: ActivityListService) {}

  /** Lists activities, newest first, in pages. */
  @Get()
  @ApiErrors(400, 401)
  list(@Query() request: ActivityRequestDto): Promise<ActivityPageDto> {
    return this.activities.list(request);
  }
}
