import { SetMetadata } from '@nestjs/common';

export const READS_OWN_BODY = 'readsOwnBody';

/** For a route whose own interceptor reads the body; on every other route a body is JSON or refused. */
export const ReadsOwnBody = () => SetMetadata(READS_OWN_BODY, true);
