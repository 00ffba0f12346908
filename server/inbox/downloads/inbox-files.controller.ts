import { Controller, Get, Header, Param, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { ApiErrors, ApiFile, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { CsvExportService } from './csv-export.service.ts';
import { SubmissionFilterDto } from '../list/filter.dto.ts';
import { MeetingFileService } from '../meeting/meeting-file.service.ts';
import { RESUME_MEDIA_TYPES, ResumesService } from './resumes.service.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(ENDPOINTS.submissions)
export class InboxFilesController {
  constructor(
    private readonly csv: CsvExportService,
    private readonly resumes: ResumesService,
    private readonly meetings: MeetingFileService,
  ) {}

  /** Exports the submissions that match a filter as a CSV file. */
  @Get('export')
  @Recorded('submissions-exported')
  @ApiFile('A heading and a line for each submission, newest first; times are Philippine.', ['text/csv'])
  @ApiErrors(400, 401)
  export(@Query() filter: SubmissionFilterDto, @OwnKinds() kinds: Kinds): Promise<StreamableFile> {
    return this.csv.export(filter, kinds);
  }

  /** Downloads the resume of an application. Each download is recorded. */
  @Get(':id/resume')
  @Roles('hr')
  @Recorded('resume-downloaded')
  @Header('Content-Security-Policy', 'sandbox')
  @ApiId()
  @ApiFile('The file, byte for byte as it was sent.', RESUME_MEDIA_TYPES, { type: 'string', format: 'binary' })
  @ApiErrors(400, 401, 404)
  resume(
    @Param('id', idPipe) id: string,
    @CurrentSession() session: SignedIn,
    @Req() { method }: Request,
  ): Promise<StreamableFile> {
    return method === 'HEAD' ? this.resumes.describe(id) : this.resumes.download(id, session.id);
  }

  /** Downloads the meeting of a quote request as a calendar file. */
  @Get(':id/meeting')
  @Roles('sales')
  @ApiId()
  @ApiFile('The meeting as one event, in Philippine time.', ['text/calendar'])
  @ApiErrors(400, 401, 404)
  meeting(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<StreamableFile> {
    return this.meetings.calendar(id, kinds);
  }
}
