import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { ApiErrors } from '../http/docs/api-errors.decorator.ts';
import { ApiId } from '../http/docs/api-id.decorator.ts';
import { idPipe } from '../http/errors/id.pipe.ts';
import { ReplyTemplateDto, ReplyTemplateInputDto } from './reply-template.dto.ts';
import { ReplyTemplatesService } from './reply-templates.service.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Controller(DESK_ENDPOINTS.replyTemplates)
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  /** Lists the prepared answers of every kind, the oldest first. */
  @Get()
  @ApiErrors(401)
  list(): Promise<ReplyTemplateDto[]> {
    return this.templates.list();
  }

  /** Adds a prepared answer. */
  @Post()
  @ApiErrors(400, 401, 409, 413, 415)
  create(@Body() input: ReplyTemplateInputDto): Promise<ReplyTemplateDto> {
    return this.templates.create(input);
  }

  /** Replaces every field of a prepared answer. */
  @Put(':id')
  @ApiId()
  @ApiErrors(400, 401, 404, 413, 415)
  replace(@Param('id', idPipe) id: string, @Body() input: ReplyTemplateInputDto): Promise<ReplyTemplateDto> {
    return this.templates.replace(id, input);
  }

  /** Deletes a prepared answer. It can be restored. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string): Promise<void> {
    return this.templates.remove(id);
  }

  /** Restores a deleted prepared answer. */
  @Post(':id/restore')
  @ApiId()
  @HttpCode(200)
  @ApiErrors(400, 401, 404)
  restore(@Param('id', idPipe) id: string): Promise<ReplyTemplateDto> {
    return this.templates.restore(id);
  }
}
