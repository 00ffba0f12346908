import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Opens a route to visitors. Every route without it requires the admin's token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
