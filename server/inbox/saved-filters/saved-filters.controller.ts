import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { ApiErrors } from '../../http/docs/api-errors.decorator.ts';
import { ApiId } from '../../http/docs/api-id.decorator.ts';
import { idPipe } from '../../http/errors/id.pipe.ts';
import { SavedFilterDto, SavedFilterInputDto } from './saved-filter.dto.ts';
import { SavedFiltersService } from './saved-filters.service.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Controller(DESK_ENDPOINTS.savedFilters)
export class SavedFiltersController {
  constructor(private readonly filters: SavedFiltersService) {}

  /** Lists the filters that are kept, the oldest first. */
  @Get()
  @ApiErrors(401)
  list(): Promise<SavedFilterDto[]> {
    return this.filters.list();
  }

  /** Keeps a filter under a name. */
  @Post()
  @ApiErrors(400, 401, 409, 413, 415)
  create(@Body() input: SavedFilterInputDto): Promise<SavedFilterDto> {
    return this.filters.create(input);
  }

  /** Removes a filter that is kept. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string): Promise<void> {
    return this.filters.remove(id);
  }
}
