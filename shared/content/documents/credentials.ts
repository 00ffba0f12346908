import { z } from 'zod';
import { CREDENTIAL_KINDS as KINDS } from './credential-kinds.ts';
import { isoDate, line, lines, optionalLine, picture } from '../fields/fields.ts';

const ISSUERS = [...new Set(KINDS.map(({ issuer }) => issuer))].filter(Boolean);

const credential = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .meta({ title: 'Id', hidden: true }),
  name: line({ title: 'Name', suggestions: KINDS.map(({ name }) => name) }, 120),
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
      { title: 'Licenses and certificates', entry: 'license or certificate', beginnings: KINDS },
      credential.refine(inOrder, { error: 'Valid until must not be before Valid from.', path: ['validTo'] }),
      { most: 60 },
    ),
  })
  .meta({ title: 'Credentials' });

export type Credentials = z.infer<typeof CREDENTIALS>;
