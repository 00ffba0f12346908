import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { SavedFilterDto, SavedFilterInputDto } from './saved-filter.dto.ts';
import { SavedFiltersService } from './saved-filters.service.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(DESK_ENDPOINTS.savedFilters)
export class SavedFiltersController {
  constructor(private readonly filters: SavedFiltersService) {}

  /** Lists the saved filters that the account may see, oldest first. */
  @Get()
  @ApiErrors(401)
  list(@OwnKinds() kinds: Kinds): Promise<SavedFilterDto[]> {
    return this.filters.list(kinds);
  }

  /** Saves a filter under a name. */
  @Post()
  @ApiErrors(400, 401, 409, 413, 415)
  create(@Body() input: SavedFilterInputDto, @OwnKinds() kinds: Kinds): Promise<SavedFilterDto> {
    return this.filters.create(input, kinds);
  }

  /** Deletes a saved filter. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<void> {
    return this.filters.remove(id, kinds);
  }
}
