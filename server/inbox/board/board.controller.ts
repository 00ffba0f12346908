import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { APPLICATION_FORM } from '#shared/forms/application';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { BoardRequestDto, StageCountsDto } from './board.dto.ts';
import { BoardService } from './board.service.ts';
import { Roles } from '../../auth/roles.decorator.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Roles('hr')
@Controller(ENDPOINTS.submissions)
export class BoardController {
  constructor(private readonly board: BoardService) {}

  /** Counts the job applications in each stage. */
  @Get('stages')
  @ApiErrors(400, 401)
  stages(@Query() { position }: BoardRequestDto): Promise<StageCountsDto> {
    return this.board.counts(position);
  }

  /** Lists the positions of the applications in alphabetical order; at most 100. */
  @Get('positions')
  @ApiOkResponse({
    schema: { type: 'array', items: { type: 'string' }, example: [APPLICATION_FORM.fields.position.example] },
  })
  @ApiErrors(401)
  positions(): Promise<string[]> {
    return this.board.positions();
  }
}
