import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/**
 * The origin at which the site was called, for a site without PUBLIC_URL. Whoever calls may claim any host, so what strangers
 * are sent never names it without a session.
 */
export const CalledOrigin = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { protocol, host } = context.switchToHttp().getRequest<Request>();
  return `${protocol}://${host}`;
});
