import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { ApiIdempotencyKey, IdempotencyKey } from '../../submissions/form/form-call.decorator.ts';
import { SubmissionDetailDto } from '../list/submission.dto.ts';
import { MeetingAnswerDto } from './meeting-answer.dto.ts';
import { MeetingAnswersService } from './meeting-answers.service.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';

@ApiTags('meetings')
@ApiBearerAuth()
@Roles('sales')
@Controller(ENDPOINTS.submissions)
export class MeetingAnswersController {
  constructor(private readonly answers: MeetingAnswersService) {}

  /**
   * Confirms the meeting of a quote request, proposes another time, or declines it. The visitor gets the message by
   * mail, with a calendar invitation that replaces earlier ones. For some seconds it can be taken back like any
   * reply.
   */
  @Post(':id/meeting')
  @HttpCode(200)
  @ApiId()
  @ApiIdempotencyKey('answer')
  @ApiErrors(400, 401, 404, 409, 413, 415)
  answer(
    @Param('id', idPipe) id: string,
    @Body() input: MeetingAnswerDto,
    @CurrentSession() { account }: SignedIn,
    @OwnKinds() kinds: Kinds,
    @IdempotencyKey() key?: string,
  ): Promise<SubmissionDetailDto> {
    return this.answers.answer(id, input, { author: account.email, kinds, key });
  }
}
