import { LINK_PARAMETER } from '#shared/accounts/account-endpoints';
import { PATHS } from '#shared/catalogue';

/** Where a password is chosen by a link. The token stands in the fragment, so that it comes into no log and no Referer. */
export const linkAddress = (origin: string, token: string): string =>
  `${origin}${PATHS.adminPassword}#${LINK_PARAMETER}=${token}`;
