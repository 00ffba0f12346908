import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ApiErrors, ApiId, ApiIfMatch, IfMatch } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { ReplyTemplateDto, ReplyTemplateInputDto } from './reply-template.dto.ts';
import { ReplyTemplatesService } from './reply-templates.service.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(DESK_ENDPOINTS.replyTemplates)
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  /** Lists the reply templates for the kinds that the account may see, oldest first. */
  @Get()
  @ApiErrors(401)
  list(@OwnKinds() kinds: Kinds): Promise<ReplyTemplateDto[]> {
    return this.templates.listOf(kinds);
  }

  /** Adds a reply template. */
  @Post()
  @ApiErrors(400, 401, 409, 413, 415)
  create(@Body() input: ReplyTemplateInputDto, @OwnKinds() kinds: Kinds): Promise<ReplyTemplateDto> {
    return this.templates.createOf(kinds, input);
  }

  /** Replaces every field of a reply template. */
  @Put(':id')
  @ApiId()
  @ApiIfMatch()
  @ApiErrors(400, 401, 404, 409, 413, 415)
  replace(
    @Param('id', idPipe) id: string,
    @Body() input: ReplyTemplateInputDto,
    @OwnKinds() kinds: Kinds,
    @IfMatch() seen?: string,
  ): Promise<ReplyTemplateDto> {
    return this.templates.replaceOf(kinds, { id, input, seen });
  }

  /** Deletes a reply template. It can be restored. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<void> {
    return this.templates.removeOf(kinds, id);
  }

  /** Restores a deleted reply template. */
  @Post(':id/restore')
  @ApiId()
  @HttpCode(200)
  @ApiErrors(400, 401, 404)
  restore(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<ReplyTemplateDto> {
    return this.templates.restoreOf(kinds, id);
  }
}
