import { type DocumentName, DOCUMENTS } from './documents.ts';
import type { Firm } from './documents/firm.ts';
import { withEntryIds } from './fields/entry-ids.ts';
import {
  SAMPLE_ALL_PROJECTS_TEXTS,
  SAMPLE_CLIENTS,
  SAMPLE_CONTACT,
  SAMPLE_PROFILE_TEXTS,
  SAMPLE_RETENTION,
  SAMPLE_VERIFICATION,
  SAMPLE_WORK_TEXTS,
} from './sample/added.ts';
import { meetingOffice } from './addresses/site.ts';

/** Raise a version when older content does not fit the changed schema, and add its upgrade below. */
export const SCHEMA_VERSIONS: Record<DocumentName, number> = {
  firm: 4,
  home: 3,
  about: 1,
  services: 1,
  projects: 1,
  credentials: 1,
  forms: 2,
  mails: 1,
  privacy: 1,
  layout: 1,
  ownPages: 1,
  pages: 4,
};

type OfficeOfFirm = Pick<Firm, 'officeLabel' | 'building' | 'address'>;

/** The sample's meeting place of earlier versions, which stayed when a firm moved. */
const FORMER_OFFICE = 'ECLAR Building, Gerona, Tarlac';

/** Empties a meeting place that repeats the address, so that it follows the address. */
const withDerivedOffice = (firm: OfficeOfFirm): OfficeOfFirm =>
  [FORMER_OFFICE, meetingOffice({ ...firm, officeLabel: '' })].includes(firm.officeLabel)
    ? { ...firm, officeLabel: '' }
    : firm;

type Upgrade = (body: unknown) => unknown;

/** Upgrades to the next version, by document and the version before. */
const UPGRADES: Partial<Record<DocumentName, Record<number, Upgrade>>> = {
  home: {
    1: (body) => ({ ...(body as object), work: SAMPLE_WORK_TEXTS }),
    2: (body) => ({ ...(body as object), clients: SAMPLE_CLIENTS }),
  },
  firm: {
    1: (body) => ({ ...(body as object), sketch: { places: [], roads: [] } }),
    2: (body) => withDerivedOffice(body as OfficeOfFirm),
    3: (body) => ({ ...(body as object), retention: SAMPLE_RETENTION }),
  },
  forms: {
    1: (body) => ({ ...(body as object), contact: SAMPLE_CONTACT }),
  },
  pages: {
    1: (body) => ({ ...(body as object), profile: SAMPLE_PROFILE_TEXTS }),
    2: (body) => ({ ...(body as object), allProjects: SAMPLE_ALL_PROJECTS_TEXTS }),
    3: (body) => ({ ...(body as object), verification: SAMPLE_VERIFICATION }),
  },
};

/** Upgrades a document to the current schema and adds the ids of its entries. @throws Error for a newer schema */
export function upgraded(document: DocumentName, schema: number, body: unknown): unknown {
  const newest = SCHEMA_VERSIONS[document];
  if (schema > newest)
    throw new Error(
      `The document ${document} was written by a newer version of this site (${schema}, known here: ${newest}).`,
    );
  let current = body;
  for (let version = schema; version < newest; version++) current = UPGRADES[document]?.[version]?.(current) ?? current;
  return withEntryIds(DOCUMENTS[document], current);
}
