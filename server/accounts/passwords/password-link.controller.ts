import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { BrowserCookie, ReadBrowserCookie } from '../../auth/known-browsers/browser-cookie.ts';
import { Public } from '../../auth/roles.decorator.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { ClientAddress } from '../../http/limits/client-address.ts';
import { LimitPasswordLinks } from '../../http/limits/refused-posts.interceptor.ts';
import {
  ChosenPasswordDto,
  PasswordLinkAnswerDto,
  PasswordLinkDto,
  PasswordLinkRequestDto,
  PasswordLinkTokenDto,
} from './password-link.dto.ts';
import { PasswordLinkService } from './password-link.service.ts';
import { PasswordRequests } from './password-requests.ts';

@ApiTags('auth')
@Controller(ACCOUNT_ENDPOINTS.passwordLink)
export class PasswordLinkController {
  constructor(
    private readonly requests: PasswordRequests,
    private readonly links: PasswordLinkService,
  ) {}

  /** Mails a link for choosing a new password. Answer and response time are the same whether or not the account exists. */
  @Post()
  @Public()
  @LimitPasswordLinks()
  @HttpCode(202)
  @ApiErrors(400, 413, 415, 429)
  ask(@Body() { email }: PasswordLinkRequestDto, @ClientAddress() address: string): Promise<PasswordLinkAnswerDto> {
    return this.requests.take(email, address);
  }

  /** Returns the kind and the account of a link, without using it. */
  @Post('check')
  @Public()
  @LimitPasswordLinks()
  @HttpCode(200)
  @ApiErrors(400, 413, 415, 429)
  check(@Body() { token }: PasswordLinkTokenDto): Promise<PasswordLinkDto> {
    return this.links.describe(token);
  }

  /** Sets the password and uses the link. Ends all sessions of the account, and does not sign in. */
  @Put()
  @Public()
  @LimitPasswordLinks()
  @HttpCode(204)
  @ApiErrors(400, 413, 415, 429)
  choose(@Body() input: ChosenPasswordDto, @ReadBrowserCookie() cookie: BrowserCookie): Promise<void> {
    return this.links.choose(input, cookie);
  }
}
