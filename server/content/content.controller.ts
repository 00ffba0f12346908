import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { DOCUMENT_NAMES, type DocumentName } from '#shared/content/documents';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../activity/recorded.decorator.ts';
import { TakesContent } from '../http/body/json-limits.decorator.ts';
import { ApiErrors } from '../http/docs/api-errors.decorator.ts';
import {
  ContentStateDto,
  DraftBodyDto,
  DraftSavedDto,
  DraftSaveDto,
  DraftStateDto,
  PublishRequestDto,
  ReleaseDto,
  ReleasePageDto,
  WholeDraftDto,
} from './content.dto.ts';
import { RepositoryPicturesDto } from './repository-pictures.dto.ts';
import { documentName } from './document-name.pipe.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { LAST_RELEASE, PublishedContent } from './published/published-content.ts';
import { HistoryRequestDto, releaseNumber } from './publishing/release-number.ts';
import { PublishingService } from './publishing/publishing.service.ts';
import { ContentStateService } from './state/content-state.service.ts';
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

  /** Shows the content as an editor works on it: the drafts, over what is published. */
  @Get()
  @ApiErrors(401)
  state(): Promise<ContentStateDto> {
    return this.states.state();
  }

  /** Lists the pictures that come with the site, beside those of the library. */
  @Get('pictures')
  @ApiErrors(401)
  pictures(): RepositoryPicturesDto {
    return this.published.pictures;
  }

  /** Saves changes to a draft, each unless somebody else has changed the same place; visitors see nothing of it. */
  @Patch('drafts/:document')
  @TakesContent()
  @ApiDocumentName()
  @ApiErrors(400, 401, 404, 413, 415)
  save(
    @Param('document', documentName) document: DocumentName,
    @Body() changes: DraftSaveDto,
    @CurrentSession() { account }: SignedIn,
  ): Promise<DraftSavedDto> {
    return this.drafts.save(document, changes, account.email);
  }

  /** Replaces a whole draft: what brings one back that was thrown away. */
  @Put('drafts/:document')
  @TakesContent()
  @ApiDocumentName()
  @ApiErrors(400, 401, 404, 413, 415)
  replace(
    @Param('document', documentName) document: DocumentName,
    @Body() draft: DraftBodyDto,
    @CurrentSession() { account }: SignedIn,
  ): Promise<DraftStateDto> {
    return this.drafts.replace(document, draft.body, account.email);
  }

  /** Throws a draft away, and answers with it. */
  @Delete('drafts/:document')
  @Recorded('draft-discarded', (_, { document }) => ({ subject: document }))
  @ApiDocumentName()
  @ApiErrors(401, 404)
  discard(@Param('document', documentName) document: DocumentName): Promise<WholeDraftDto> {
    return this.drafts.discard(document);
  }

  /** Makes drafts what visitors see: all that are named, or none. Answers when the pages show them. */
  @Post('publish')
  @HttpCode(200)
  @Recorded<ReleaseDto>('content-published', ({ id }) => ({ subject: String(id) }))
  @ApiErrors(400, 401, 409, 413, 415)
  publish(@Body() request: PublishRequestDto, @CurrentSession() { account }: SignedIn): Promise<ReleaseDto> {
    return this.publishing.publish(request, account.email);
  }

  /** Lists what was published, newest first. */
  @Get('releases')
  @ApiErrors(400, 401)
  releases(@Query() { before }: HistoryRequestDto): Promise<ReleasePageDto> {
    return this.publishing.history(before);
  }

  /** Makes drafts of what visitors saw after a release; 0 is the content that the site came with. */
  @Post('releases/:release/restore')
  @HttpCode(200)
  @Recorded('content-restored', (_, { release }) => ({ subject: release }))
  @ApiRelease()
  @ApiErrors(400, 401, 404)
  restore(
    @Param('release', releaseNumber) release: number,
    @CurrentSession() { account }: SignedIn,
  ): Promise<ContentStateDto> {
    return this.publishing.restore(release, account.email);
  }
}
