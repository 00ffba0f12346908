import { Body, Controller, Post, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { StoredDownload } from '#shared/contract';
import { ENDPOINTS, UPLOAD_FIELD } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { Roles } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import type { UploadedFile } from '../../http/body/file-form.ts';
import { ReadsOwnBody } from '../../http/body/decorators/json-body.decorators.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { DownloadUploadInterceptor } from './download-upload.interceptor.ts';
import { DownloadsService } from './downloads.service.ts';

export class StoredDownloadDto implements StoredDownload {
  /** Derived from the content, so that the same file has the same id. */
  @ApiProperty({ example: 'd-3f9c1b7a20de' })
  _id: string;

  /** Visitors save it under this name. */
  @ApiProperty({ maxLength: LIMITS.fileName, example: 'Price list 2026.pdf' })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.download.bytes, example: 318_220 })
  bytes: number;
}

const FILE = {
  type: 'string',
  format: 'binary',
  description: `A PDF of at most ${LIMITS.download.bytes / 1024 / 1024} MB.`,
} as const;

@ApiTags('content')
@ApiBearerAuth()
@Roles('editor')
@Controller(ENDPOINTS.downloads)
export class DownloadsController {
  constructor(private readonly downloads: DownloadsService) {}

  /** Uploads a PDF, which a page can then offer to visitors. A file that is stored already is returned unchanged. */
  @Post()
  @ReadsOwnBody()
  @UseInterceptors(DownloadUploadInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: [UPLOAD_FIELD], properties: { [UPLOAD_FIELD]: FILE } } })
  @ApiResponse({ status: 201, description: 'The PDF is stored.', type: StoredDownloadDto })
  @ApiErrors(400, 401, 413, 415)
  upload(@Body() file: UploadedFile, @CurrentSession() { account }: SignedIn): Promise<StoredDownloadDto> {
    return this.downloads.store(file, account.email);
  }
}
