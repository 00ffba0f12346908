import { Module } from '@nestjs/common';
import { PictureEncoder } from './encoding/encoder.ts';
import { PictureUses } from './library/picture-uses.ts';
import { PicturesService } from './library/pictures.service.ts';
import { PicturesController } from './pictures.controller.ts';
import { ServedPictures } from './serving/serve-pictures.ts';
import { PictureSlots } from './upload/file-upload.interceptor.ts';
import { UploadsService } from './upload/uploads.service.ts';

@Module({
  controllers: [PicturesController],
  providers: [PicturesService, PictureUses, UploadsService, PictureSlots, PictureEncoder, ServedPictures],
  exports: [PicturesService, PictureUses, UploadsService, PictureSlots, PictureEncoder, ServedPictures],
})
export class PicturesModule {}
