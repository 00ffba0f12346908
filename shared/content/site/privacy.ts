import { PRIVACY_NOTICE, privacyDay } from '../../privacy.ts';
import type { Content } from '../documents.ts';
import type { Firm } from '../documents/firm.ts';
import type { Filling } from '../fields/placeholders.ts';
import { placeOf } from '../places.ts';
import type { ShownPrivacy } from './page-data.ts';
import { addressLine, mailboxOf } from '../addresses/site.ts';

type Kept = keyof Firm['retention'];
type Mailbox = Firm['mailboxes'][number];

const LONGEST = PRIVACY_NOTICE.retentionMonths;

/** Months for which the firm keeps messages of a kind. */
export const monthsKept = ({ retention }: Pick<Firm, 'retention'>, kind: Kept): number =>
  Math.min(retention[kind] ?? LONGEST[kind], LONGEST[kind]);

/** Undefined while an editor moves a form from one mailbox to another. */
const mailboxFor = ({ mailboxes }: Content['firm'], form: Mailbox['forms'][number]): string | undefined =>
  mailboxes.find(({ forms }) => forms.includes(form))?.address;

/** Values from the firm for the placeholders of the notice. */
export const privacyFilling = (firm: Content['firm']): Filling => ({
  registered: firm.legalName,
  address: addressLine(firm),
  quoteMailbox: mailboxFor(firm, 'quote'),
  inquiryMailbox: mailboxFor(firm, 'inquiry'),
  applicationMailbox: mailboxFor(firm, 'application'),
  quoteMonths: String(monthsKept(firm, 'quotes')),
  inquiryMonths: String(monthsKept(firm, 'inquiries')),
  applicationMonths: String(monthsKept(firm, 'applications')),
});

export function privacyOf({ firm, privacy }: Pick<Content, 'firm' | 'privacy'>): ShownPrivacy {
  const { privacyOfficer: officer = '', privacyAddress = '', privacyPhone: phone = '' } = firm;
  const address = privacyAddress === '' ? mailboxOf(firm, 'application').address : privacyAddress;
  const { sections, version } = privacy;
  return { sections, updated: privacyDay(version), officer: { name: officer, address, phone, ...placeOf(firm) } };
}
