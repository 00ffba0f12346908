import { OFFICE_TIME_ZONE } from '#shared/time-zone';
import { useBrowserValue } from '../../hooks/use-browser-value.ts';

/** The Swedish format is that of an ISO date. */
const LIKE_ISO = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: OFFICE_TIME_ZONE });

const today = () => LIKE_ISO.format(new Date());

/** Undefined in the prerendered page, which may be days old. */
export const useToday = () => useBrowserValue(today, () => undefined);
