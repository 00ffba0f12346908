import { createHash } from 'node:crypto';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { Public } from '#server/auth/roles.decorator';
import { ApiErrors } from '#server/http/api-docs.decorators';
import { ClientAddress } from '#server/http/limits/client-address';
import { CALENDAR_TYPE } from '#server/submissions/calendar/calendar';
import { CalendarFeedService } from './calendar-feed.service.ts';

@ApiTags('meetings')
@Controller(DESK_ENDPOINTS.calendar)
export class CalendarFeedController {
  constructor(private readonly feed: CalendarFeedService) {}

  /** Returns the calendar of meetings for programs that subscribe to it, from 30 days ago and without declined ones. */
  @Get(':secret.ics')
  @Public()
  @ApiParam({
    name: 'secret',
    description: 'The secret of `POST /api/admin/calendar-feed`.',
    example: 'Jq0c2Zk5r9bX1yWm',
  })
  @ApiResponse({
    status: 200,
    description: 'One event for each meeting, in Philippine time.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'Not modified: the calendar still has the ETag of `If-None-Match`.' })
  @ApiErrors(404, 429)
  async read(
    @Param('secret') secret: string,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    return asCalendar(await this.feed.read(secret, address), response);
  }
}

/** Sets the headers of a calendar. Express responds with 304 when the ETag matches. */
function asCalendar(text: string, response: Response): string {
  response.setHeader('Content-Type', CALENDAR_TYPE);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('ETag', `"${createHash('sha256').update(text).digest('base64url')}"`);
  return text;
}
