import { Body, Controller, Delete, Param, ParseEnumPipe, Patch, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';
import { DOCUMENT_NAMES, type DocumentName } from '#shared/content/documents';
import { ENDPOINTS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { Roles } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { TakesContent } from '../../http/body/decorators/json-body.decorators.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { Problem } from '../../http/errors/problem.ts';
import {
  DraftReplacementDto,
  DraftSavedDto,
  DraftSaveDto,
  DraftStateDto,
  SeenDraftDto,
  WholeDraftDto,
} from '../content.dto.ts';
import { RefusesStaleDrafts } from './stale-drafts.ts';
import { DraftsService } from './drafts.service.ts';

const NAMES = Object.fromEntries(DOCUMENT_NAMES.map((name) => [name, name])) as Record<DocumentName, DocumentName>;

const documentName = new ParseEnumPipe(NAMES, {
  exceptionFactory: () => new Problem(404, ERRORS.content.noSuchDocument),
});
const ApiDocumentName = () =>
  ApiParam({ name: 'document', description: 'The name of the document.', enum: DOCUMENT_NAMES, example: 'firm' });

@ApiTags('content')
@ApiBearerAuth()
@Roles('editor')
@Controller(`${ENDPOINTS.content}/drafts`)
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  /** Saves changes to a draft, which visitors do not see. Changes that conflict with somebody else's are skipped and returned. */
  @Patch(':document')
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
  @Put(':document')
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
  @Delete(':document')
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
}
