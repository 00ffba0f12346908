import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { Roles } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { ContentStateDto, PublishRequestDto, ReleaseDto, ReleasePageDto, SeenDraftsDto } from '../content.dto.ts';
import { LAST_RELEASE } from '../published/published-content.ts';
import { RefusesStaleDrafts } from '../drafts/stale-drafts.ts';
import { PublishingService } from './publishing.service.ts';
import { HistoryRequestDto, releaseNumber } from './release-number.ts';

const ApiRelease = () =>
  ApiParam({
    name: 'release',
    description: 'The number of the release; 0 is the content that the site came with.',
    schema: { type: 'integer', minimum: 0, maximum: LAST_RELEASE, example: 0 },
  });

@ApiTags('content')
@ApiBearerAuth()
@Roles('editor')
@Controller(ENDPOINTS.content)
export class PublishingController {
  constructor(private readonly publishing: PublishingService) {}

  /** Publishes drafts as the editor has seen them: all of them, or the changes of one person. Responds once the pages show them. */
  @Post('publish')
  @HttpCode(200)
  @Recorded<ReleaseDto>('content-published', ({ id }) => ({ subject: String(id) }))
  @RefusesStaleDrafts()
  @ApiErrors(400, 401, 413, 415)
  publish(@Body() seen: PublishRequestDto, @CurrentSession() { account }: SignedIn): Promise<ReleaseDto> {
    return this.publishing.publish(seen, account);
  }

  /** Lists the releases, newest first. */
  @Get('releases')
  @ApiErrors(400, 401)
  releases(@Query() { before }: HistoryRequestDto): Promise<ReleasePageDto> {
    return this.publishing.history(before);
  }

  /** Restores the content of a release as drafts; 0 is the content that the site came with. */
  @Post('releases/:release/restore')
  @HttpCode(200)
  @Recorded('content-restored', (_, { release }) => ({ subject: release }))
  @RefusesStaleDrafts()
  @ApiRelease()
  @ApiErrors(400, 401, 404, 413, 415)
  restore(
    @Param('release', releaseNumber) release: number,
    @Body() seen: SeenDraftsDto,
    @CurrentSession() { account }: SignedIn,
  ): Promise<ContentStateDto> {
    return this.publishing.restore(release, seen, account);
  }
}
