import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DOCUMENT_NAMES, type DocumentName } from '#shared/content/documents';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../auth/activity/recorded.decorator.ts';
import { TakesContent } from '../http/body/decorators/json-limits.decorator.ts';
import { ApiErrors } from '../http/docs/api-errors.decorator.ts';
import {
  ContentStateDto,
  DraftReplacementDto,
  DraftSavedDto,
  DraftSaveDto,
  DraftStateDto,
  PublishRequestDto,
  ReleaseDto,
  ReleasePageDto,
  SeenDraftDto,
  SeenDraftsDto,
  StaleDraftsDto,
  WholeDraftDto,
} from './content.dto.ts';
import { RepositoryPicturesDto } from './repository-pictures.dto.ts';
import { documentName } from './document-name.pipe.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { LAST_RELEASE, PublishedContent } from './published/published-content.ts';
import { HistoryRequestDto, releaseNumber } from './publishing/release-number.ts';
import { PublishingService } from './publishing/publishing.service.ts';
import { ContentStateService } from './state/content-state.service.ts';
import { ShowsCurrentState } from './state/shows-current-state.ts';
import { Roles } from '../auth/roles.decorator.ts';
import { CurrentSession } from '../auth/sessions/current-session.decorator.ts';
import type { SignedIn } from '../auth/sessions/signed-in.ts';

const ApiDocumentName = () =>
  ApiParam({ name: 'document', description: 'The name of the document.', enum: DOCUMENT_NAMES, example: 'firm' });
const ApiRelease = () =>
  ApiParam({
    name: 'release',
    description: 'The number of the release; 0 is the content that the site came with.',
    schema: { type: 'integer', minimum: 0, maximum: LAST_RELEASE, example: 0 },
  });

/** Refuses a call whose editor has not seen the current drafts, and sends these along. */
const RefusesStaleDrafts = () =>
  applyDecorators(
    UseInterceptors(ShowsCurrentState),
    ApiResponse({ status: 409, description: 'A draft has changed since it was read.', type: StaleDraftsDto }),
  );

@ApiTags('content')
@ApiBearerAuth()
@Roles('editor')
@Controller(ENDPOINTS.content)
export class ContentController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly publishing: PublishingService,
    private readonly states: ContentStateService,
    private readonly published: PublishedContent,
  ) {}

  /** Returns the content as editors see it: the drafts over the published content. */
  @Get()
  @ApiErrors(401)
  state(): Promise<ContentStateDto> {
    return this.states.state();
  }

  /** Lists the pictures that come with the site, which are not in the library. */
  @Get('pictures')
  @ApiErrors(401)
  pictures(): RepositoryPicturesDto {
    return this.published.pictures;
  }

  /** Saves changes to a draft, which visitors do not see. Changes that conflict with somebody else's are skipped and returned. */
  @Patch('drafts/:document')
  @TakesContent()
  @ApiDocumentName()
  @ApiErrors(400, 401, 404, 413, 415)
  save(
    @Param('document', documentName) document: DocumentName,
    @Body() changes: DraftSaveDto,
    @CurrentSession() { account }: SignedIn,
  ): Promise<DraftSavedDto> {
    return this.drafts.save(document, changes, account);
  }

  /** Replaces the whole draft that the editor has seen, such as to restore a discarded one. */
  @Put('drafts/:document')
  @TakesContent()
  @RefusesStaleDrafts()
  @ApiDocumentName()
  @ApiErrors(400, 401, 404, 413, 415)
  replace(
    @Param('document', documentName) document: DocumentName,
    @Body() replacement: DraftReplacementDto,
    @CurrentSession() { account }: SignedIn,
  ): Promise<DraftStateDto> {
    return this.drafts.replace(document, replacement, account);
  }

  /** Discards the draft that the editor has seen and returns it. */
  @Delete('drafts/:document')
  @Recorded('draft-discarded', (_, { document }) => ({ subject: document }))
  @RefusesStaleDrafts()
  @ApiDocumentName()
  @ApiErrors(400, 401, 404)
  discard(
    @Param('document', documentName) document: DocumentName,
    @Query() { revision }: SeenDraftDto,
  ): Promise<WholeDraftDto> {
    return this.drafts.discard(document, revision);
  }

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
