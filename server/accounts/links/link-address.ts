import { LINK_PARAMETER } from '#shared/accounts/account-endpoints';
import { PATHS } from '#shared/catalogue';

/** Where a link's password is chosen. The token is in the fragment, which reaches neither logs nor the Referer header. */
export const linkAddress = (origin: string, token: string): string =>
  `${origin}${PATHS.adminPassword}#${LINK_PARAMETER}=${token}`;
