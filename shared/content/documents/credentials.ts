import { z } from 'zod';
import { isoDate, line, lines, optionalLine, picture } from '../fields/fields.ts';

/** Papers that a contractor in the Philippines may have, with their issuers: suggestions, to which the owner adds the details. */
const CREDENTIAL_KINDS = [
  { name: 'PCAB contractor’s license', issuer: 'Philippine Contractors Accreditation Board' },
  { name: 'PhilGEPS registration', issuer: 'Philippine Government Electronic Procurement System' },
  { name: 'SEC registration', issuer: 'Securities and Exchange Commission' },
  { name: 'DTI business name registration', issuer: 'Department of Trade and Industry' },
  { name: 'BIR certificate of registration', issuer: 'Bureau of Internal Revenue' },
  { name: 'Mayor’s permit', issuer: '' },
  { name: 'ISO 9001 (quality)', issuer: '' },
  { name: 'ISO 14001 (environment)', issuer: '' },
  { name: 'ISO 45001 (safety and health)', issuer: '' },
  { name: 'Construction safety and health program', issuer: 'Department of Labor and Employment' },
] as const;

const ISSUERS = [...new Set(CREDENTIAL_KINDS.map(({ issuer }) => issuer))].filter(Boolean);

const credential = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .meta({ title: 'Id', hidden: true }),
  name: line({ title: 'Name', suggestions: CREDENTIAL_KINDS.map(({ name }) => name) }, 120),
  issuer: line({ title: 'Issued by', suggestions: ISSUERS }, 120),
  number: optionalLine({ title: 'Number' }, 80),
  category: optionalLine(
    { title: 'Category', description: 'Such as “Category A, General Building” of a PCAB license.' },
    120,
  ),
  validFrom: isoDate({ title: 'Valid from' }).nullable().meta({ title: 'Valid from' }),
  validTo: isoDate({ title: 'Valid until' }).nullable().meta({ title: 'Valid until' }),
  scan: picture({ title: 'Scan' }).nullable().meta({ title: 'Scan' }),
});

const inOrder = ({ validFrom, validTo }: Credential) => !validFrom || !validTo || validFrom <= validTo;

export type Credential = z.infer<typeof credential>;

export const CREDENTIALS = z
  .strictObject({
    items: lines(
      { title: 'Licenses and certificates', entry: 'license or certificate', beginnings: CREDENTIAL_KINDS },
      credential.refine(inOrder, { error: 'Valid until must not be before Valid from.', path: ['validTo'] }),
      { most: 60 },
    ),
  })
  .meta({ title: 'Credentials' });

export type Credentials = z.infer<typeof CREDENTIALS>;
