import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Opens a route to visitors. All other routes require a token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
