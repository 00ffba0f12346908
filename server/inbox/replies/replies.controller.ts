import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { TakesMany } from '../../http/body/decorators/json-body.decorators.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { ApiIdempotencyKey, IdempotencyKey } from '../../submissions/form/form-call.decorator.ts';
import { RepliesDto, RepliesInputDto, ReplyIdsDto } from './replies.dto.ts';
import { RepliesService } from './replies.service.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(DESK_ENDPOINTS.replies)
export class RepliesController {
  constructor(private readonly replies: RepliesService) {}

  /** Replies to submissions by mail, to all or none. For some seconds the replies can be taken back. */
  @Post()
  @TakesMany()
  @ApiIdempotencyKey('reply')
  @ApiErrors(400, 401, 404, 409, 413, 415)
  send(
    @Body() input: RepliesInputDto,
    @CurrentSession() { account }: SignedIn,
    @OwnKinds() kinds: Kinds,
    @IdempotencyKey() key?: string,
  ): Promise<RepliesDto> {
    return this.replies.send(input, { author: account.email, kinds, key });
  }

  /** Takes back replies that were not sent yet, and returns their ids. */
  @Post('take-back')
  @HttpCode(200)
  @TakesMany()
  @ApiErrors(400, 401, 413, 415)
  takeBack(@Body() input: ReplyIdsDto, @OwnKinds() kinds: Kinds): Promise<RepliesDto> {
    return this.replies.takeBack(input, kinds);
  }
}
