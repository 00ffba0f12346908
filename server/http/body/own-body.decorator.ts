import { SetMetadata } from '@nestjs/common';

export const READS_OWN_BODY = 'readsOwnBody';

/** The route has its own interceptor that reads the body. On all other routes only JSON is accepted. */
export const ReadsOwnBody = () => SetMetadata(READS_OWN_BODY, true);
