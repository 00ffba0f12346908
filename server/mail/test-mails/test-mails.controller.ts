import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { Roles } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { TestMailDto, TestMailReceiptDto } from './test-mail.dto.ts';
import { TestMailsService } from './test-mails.service.ts';

@ApiTags('mail')
@ApiBearerAuth()
@Roles('editor')
@Controller(DESK_ENDPOINTS.testMail)
export class TestMailsController {
  constructor(private readonly mails: TestMailsService) {}

  /** Mails the confirmation of a form to the signed-in person: the draft's words, filled in with examples. */
  @Post()
  @HttpCode(202)
  @ApiErrors(400, 401, 409, 413, 415, 429)
  send(@Body() { kind }: TestMailDto, @CurrentSession() { account }: SignedIn): Promise<TestMailReceiptDto> {
    return this.mails.send(kind, account);
  }
}
