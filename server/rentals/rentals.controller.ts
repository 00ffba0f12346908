import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../auth/activity/recorded.decorator.ts';
import { ApiErrors, ApiId, ApiIfMatch, IfMatch } from '../http/api-docs.decorators.ts';
import { idPipe } from '../http/errors/validation.pipe.ts';
import { CachedInMemory } from '../http/cache/cached-list.interceptor.ts';
import { RentalDto, RentalInputDto } from './rental.dto.ts';
import { RentalsService } from './rentals.service.ts';
import { Public, Roles } from '../auth/roles.decorator.ts';

@ApiTags('rentals')
@Roles('editor')
@Controller(ENDPOINTS.rentals)
export class RentalsController {
  constructor(private readonly rentals: RentalsService) {}

  /** Lists the rentals. */
  @Get()
  @Public()
  @CachedInMemory('rentals')
  @ApiErrors()
  list(): Promise<RentalDto[]> {
    return this.rentals.list();
  }

  /** Adds a rental. */
  @Post()
  @ApiBearerAuth()
  @ApiErrors(400, 401, 413, 415)
  create(@Body() input: RentalInputDto): Promise<RentalDto> {
    return this.rentals.create(input);
  }

  /** Replaces every field of a rental. */
  @Put(':id')
  @ApiId()
  @ApiBearerAuth()
  @ApiIfMatch()
  @ApiErrors(400, 401, 404, 409, 413, 415)
  replace(
    @Param('id', idPipe) id: string,
    @Body() input: RentalInputDto,
    @IfMatch() seen?: string,
  ): Promise<RentalDto> {
    return this.rentals.replace(id, input, seen);
  }

  /** Deletes a rental. It can be restored. */
  @Delete(':id')
  @Recorded('rental-deleted')
  @ApiId()
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string): Promise<void> {
    return this.rentals.remove(id);
  }

  /** Restores a deleted rental. */
  @Post(':id/restore')
  @Recorded('rental-restored')
  @ApiId()
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiErrors(400, 401, 404)
  restore(@Param('id', idPipe) id: string): Promise<RentalDto> {
    return this.rentals.restore(id);
  }
}
