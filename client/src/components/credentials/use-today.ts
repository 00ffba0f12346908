import { OFFICE_TIME_ZONE } from '#shared/meetings/time-zone';
import { useBrowserValue } from '../../hooks/use-browser-value.ts';

/** The Swedish locale formats dates as ISO dates. */
const LIKE_ISO = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: OFFICE_TIME_ZONE });

const today = () => LIKE_ISO.format(new Date());

/** Undefined in prerendered HTML, which may be days old. */
export const useToday = () => useBrowserValue(today, () => undefined);
