import { SetMetadata } from '@nestjs/common';

export const READS_OWN_BODY = 'readsOwnBody';

/** For a route whose own interceptor reads the body. All other routes accept only JSON. */
export const ReadsOwnBody = () => SetMetadata(READS_OWN_BODY, true);
