import { Body, Controller, HttpCode, Post, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { ApiErrors, ApiFile } from '../../http/api-docs.decorators.ts';
import { ErasureResultDto, PersonalDataRequestDto } from './personal-data.dto.ts';
import { PersonalDataService } from './personal-data.service.ts';
import { Roles } from '../../auth/roles.decorator.ts';

/** The email address is sent in the body, so that it appears in no URL and no log. */
@ApiTags('inbox')
@ApiBearerAuth()
@Roles()
@Controller(ENDPOINTS.personalData)
export class PersonalDataController {
  constructor(private readonly people: PersonalDataService) {}

  /** Exports all data about a person, including resumes and their downloads. */
  @Post('export')
  @Recorded('personal-data-exported')
  @HttpCode(200)
  @ApiFile(
    'Every submission of the address, oldest first, with every column, and the saved filters that look for the person.',
    ['application/json'],
    {
      type: 'object',
      additionalProperties: true,
    },
  )
  @ApiErrors(400, 401, 413, 415)
  export(@Body() { email }: PersonalDataRequestDto, @CurrentSession() session: SignedIn): Promise<StreamableFile> {
    return this.people.export(email, session.id);
  }

  /** Permanently erases all data about a person. */
  @Post('erase')
  @Recorded<ErasureResultDto>('personal-data-erased', ({ erased }) => ({ count: erased }))
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415)
  erase(@Body() { email }: PersonalDataRequestDto): Promise<ErasureResultDto> {
    return this.people.erase(email);
  }
}
