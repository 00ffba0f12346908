import { Injectable, type StreamableFile } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { fileDownload } from '../../http/file-download.ts';
import { Problem } from '../../http/errors/problem.ts';
import { CALENDAR_TYPE, meetingCalendar } from '../../submissions/calendar/calendar.ts';
import { PublishedContent } from '../../content/published/published-content.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';
import { InboxService } from '../list/inbox.service.ts';

@Injectable()
export class MeetingFileService {
  constructor(
    private readonly inbox: InboxService,
    private readonly content: PublishedContent,
  ) {}

  /** The meeting of a quote request as a calendar file. @throws Problem 403, 404 */
  async calendar(id: string, kinds: Kinds): Promise<StreamableFile> {
    const submission = await this.inbox.find(id, kinds);
    const { meetingAt } = submission;
    if (meetingAt === null) throw new Problem(404, ERRORS.noMeeting);
    const calendar = meetingCalendar({ ...submission, meetingAt }, this.content.firm);
    return fileDownload(
      { fileName: `meeting-${submission.reference}.ics`, type: CALENDAR_TYPE },
      Buffer.from(calendar),
    );
  }
}
