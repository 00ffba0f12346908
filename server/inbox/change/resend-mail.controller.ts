import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import { MailWorker } from '../../mail/outbox/mail-worker.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';

@ApiTags('inbox')
@Roles('sales', 'hr')
@Controller(ENDPOINTS.submissions)
export class ResendMailController {
  constructor(private readonly mails: MailWorker) {}

  /** Queues all unsent mails of a submission again, including failed ones. */
  @Post(':id/resend-mail')
  @ApiId()
  @HttpCode(202)
  @ApiBearerAuth()
  @ApiErrors(400, 401, 404)
  resend(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<void> {
    return this.mails.resend(id, kinds);
  }
}
