import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Roles } from '../auth/roles.decorator.ts';
import { ApiErrors } from '../http/api-docs.decorators.ts';
import { ContentStateDto } from './content.dto.ts';
import { PublishedContent } from './published/published-content.ts';
import { RepositoryPicturesDto } from './repository-pictures.dto.ts';
import { ContentStateService } from './state/content-state.service.ts';

@ApiTags('content')
@ApiBearerAuth()
@Roles('editor')
@Controller(ENDPOINTS.content)
export class ContentController {
  constructor(
    private readonly states: ContentStateService,
    private readonly published: PublishedContent,
  ) {}

  /** Returns the content as editors see it: the drafts over the published content. */
  @Get()
  @ApiErrors(401)
  state(): Promise<ContentStateDto> {
    return this.states.state();
  }

  /** Lists the pictures that come with the site, which are not in the library. */
  @Get('pictures')
  @ApiErrors(401)
  pictures(): RepositoryPicturesDto {
    return this.published.pictures;
  }
}
