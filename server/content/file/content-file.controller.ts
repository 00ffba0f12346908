import { Controller, Get, HttpCode, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { ReadsOwnBody } from '../../http/body/decorators/json-body.decorators.ts';
import { ApiErrors, ApiFile } from '../../http/api-docs.decorators.ts';
import { ErrorDto } from '../../http/errors/error.dto.ts';
import { ContentExportService } from './content-export.service.ts';
import { ContentImportDto } from './content-import.dto.ts';
import { ContentImportService } from './content-import.service.ts';
import { MEDIA_TYPE } from './format.ts';
import { Roles } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';

const CONTENT =
  'Compressed lines of JSON: the documents, the pictures as they were uploaded, the rentals and the jobs.';
const FILE = { type: 'string', format: 'binary' } as const;

@ApiTags('content')
@ApiBearerAuth()
@Roles('editor')
@Controller(ENDPOINTS.contentFile)
export class ContentFileController {
  constructor(
    private readonly exports: ContentExportService,
    private readonly imports: ContentImportService,
  ) {}

  /** Exports the published content, its pictures, the rentals and the jobs as one file for another site. */
  @Get()
  @Recorded('content-file-made')
  @ApiFile(CONTENT, [MEDIA_TYPE], FILE)
  @ApiErrors(401)
  export(): StreamableFile {
    return this.exports.export();
  }

  /** Exports the sample content that a new site shows. */
  @Get('sample')
  @ApiFile(CONTENT, [MEDIA_TYPE], FILE)
  @ApiErrors(401)
  exportSample(): StreamableFile {
    return this.exports.exportSample();
  }

  /**
   * Imports such a file: its pictures into the library, its documents as drafts. Rentals and jobs have no drafts: visitors see those of the
   * file at once, unless the site has its own, which stay.
   */
  @Post()
  @HttpCode(200)
  @Recorded<ContentImportDto>('content-file-read', ({ drafts }) => ({ count: drafts.length }))
  @ReadsOwnBody()
  @ApiConsumes(MEDIA_TYPE)
  @ApiBody({ schema: FILE })
  @ApiErrors(400, 401, 413, 415)
  @ApiResponse({ status: 409, description: 'A draft would be lost: publish or discard it first.', type: ErrorDto })
  import(@Req() request: Request, @CurrentSession() { account }: SignedIn): Promise<ContentImportDto> {
    return this.imports.import(request, account);
  }
}
