import type { FormRecord } from '#shared/forms/form';
import { OFFICE_TIME_ZONE } from '#shared/time-zone';
import type { Fact } from '#client/components/fact-list/fact-list.tsx';
import type { Sent } from '#client/stores/drafts.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: OFFICE_TIME_ZONE });

/** The only value that is no field of a record. */
const FILE = 'Resume';

/** When a form was sent, and what was filled in, in the order of the form. */
export function factsOf({ fields }: FormRecord, { at, values }: Sent): Fact[] {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return [
    { label: 'Sent', value: `${MOMENT.format(new Date(at))}, Philippine time` },
    ...filled.map(([name, value]) => ({ label: fields[name]?.label ?? FILE, value })),
  ];
}
