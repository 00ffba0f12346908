import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/**
 * The origin at which the site was called, for a site without PUBLIC_URL. Callers can claim any host, so mails that
 * strangers can request never use it.
 */
export const CalledOrigin = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { protocol, host } = context.switchToHttp().getRequest<Request>();
  return `${protocol}://${host}`;
});
