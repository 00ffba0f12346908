import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Opens a route to visitors; every route without it asks for the admin's token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
