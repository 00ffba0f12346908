import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBearerAuth, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PICTURE_TYPES } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import type { UploadedFile } from '../http/body/file-form.ts';
import { ReadsOwnBody } from '../http/body/decorators/json-body.decorators.ts';
import { ApiErrors, ApiFile } from '../http/api-docs.decorators.ts';
import { ErrorDto } from '../http/errors/error.dto.ts';
import { PictureChangeDto, PicturePageRequestDto } from './library/picture-change.dto.ts';
import { ApiPictureId, pictureIdPipe } from './library/picture-id.ts';
import { LibraryPictureDto, PicturePageDto, PicturePlacesDto, UnusedPicturesDto } from './library/picture.dto.ts';
import { PicturesService } from './library/pictures.service.ts';
import { ApiUpload, PictureUploadInterceptor } from './upload/picture-upload.interceptor.ts';
import { type Upload, UploadsService } from './upload/uploads.service.ts';
import { Recorded } from '../auth/activity/recorded.decorator.ts';
import { Roles } from '../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../auth/sessions/signed-in.ts';

const MEDIA_TYPES = PICTURE_TYPES.map((type) => `image/${type}`);

@ApiTags('pictures')
@ApiBearerAuth()
@Roles('editor')
@Controller(ENDPOINTS.pictures)
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly uploads: UploadsService,
  ) {}

  /** Lists the library, newest first, in pages. */
  @Get()
  @ApiErrors(400, 401)
  list(@Query() request: PicturePageRequestDto): Promise<PicturePageDto> {
    return this.pictures.list(request);
  }

  /** Uploads a picture, and responds once its files can be shown. A file that the library already has is returned unchanged. */
  @Post()
  @ReadsOwnBody()
  @Recorded<Upload>('picture-uploaded', ({ picture, isNew }) => (isNew ? { subject: picture._id } : undefined))
  @UseInterceptors(PictureUploadInterceptor)
  @ApiUpload()
  @ApiErrors(400, 401, 413, 415)
  upload(@Body() file: UploadedFile, @CurrentSession() { account }: SignedIn): Promise<Upload> {
    return this.uploads.upload(file, account.email);
  }

  /** Lists the ids of unused pictures, except uploads of the last day. */
  @Get('unused')
  @ApiErrors(401)
  unused(): Promise<UnusedPicturesDto> {
    return this.pictures.unused();
  }

  /** Downloads the picture as uploaded, including its camera's metadata. */
  @Get(':id/original')
  @Header('Content-Security-Policy', 'sandbox')
  @ApiPictureId()
  @ApiFile('The file, byte for byte as it was sent.', MEDIA_TYPES, { type: 'string', format: 'binary' })
  @ApiErrors(400, 401, 404)
  original(@Param('id', pictureIdPipe) id: string, @Req() { method }: Request): Promise<StreamableFile> {
    return this.pictures.original(id, method);
  }

  /** Lists the places that show the picture, or would if the drafts were published. */
  @Get(':id/places')
  @ApiPictureId()
  @ApiErrors(400, 401, 404)
  places(@Param('id', pictureIdPipe) id: string): Promise<PicturePlacesDto> {
    return this.pictures.placesOf(id);
  }

  /** Changes name, alternative text or focal point. Absent keys keep their values. */
  @Patch(':id')
  @ApiPictureId()
  @ApiErrors(400, 401, 404, 413, 415)
  change(@Param('id', pictureIdPipe) id: string, @Body() change: PictureChangeDto): Promise<LibraryPictureDto> {
    return this.pictures.change(id, change);
  }

  /** Deletes an unused picture. */
  @Delete(':id')
  @Recorded('picture-deleted')
  @HttpCode(204)
  @ApiPictureId()
  @ApiErrors(400, 401, 404)
  @ApiResponse({ status: 409, description: 'The picture is still used; `message` says where.', type: ErrorDto })
  remove(@Param('id', pictureIdPipe) id: string): Promise<void> {
    return this.pictures.remove(id);
  }
}
