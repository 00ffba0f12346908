import { type DocumentName, DOCUMENTS } from './documents.ts';
import type { Firm } from './documents/firm.ts';
import { withEntryIds } from './documents/entry-ids.ts';
import { SAMPLE_CLIENTS, SAMPLE_RETENTION, SAMPLE_VERIFICATION } from './sample/added.ts';
import { SAMPLE_ALL_PROJECTS_TEXTS } from './sample/all-projects-texts.ts';
import { SAMPLE_PROFILE_TEXTS } from './sample/profile-texts.ts';
import { SAMPLE_WORK_TEXTS } from './sample/work-texts.ts';
import { meetingOffice } from './site/site.ts';

/** Raised with every change of a schema that older content does not fit; `upgraded` then says how it is brought along. */
export const SCHEMA_VERSIONS: Record<DocumentName, number> = {
  firm: 4,
  home: 3,
  about: 1,
  services: 1,
  projects: 1,
  credentials: 1,
  forms: 1,
  privacy: 1,
  layout: 1,
  pages: 4,
};

type OfficeOfFirm = Pick<Firm, 'officeLabel' | 'building' | 'address'>;

/** What the sample offered as the meeting place, also after the firm had moved. */
const FORMER_OFFICE = 'ECLAR Building, Gerona, Tarlac';

/** A meeting place that says what the address says follows the address from now on. */
const withDerivedOffice = (firm: OfficeOfFirm): OfficeOfFirm =>
  [FORMER_OFFICE, meetingOffice({ ...firm, officeLabel: '' })].includes(firm.officeLabel)
    ? { ...firm, officeLabel: '' }
    : firm;

type Upgrade = (body: unknown) => unknown;

/** What brings a document from a version to the next one, by the version that it begins from. */
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
  pages: {
    1: (body) => ({ ...(body as object), profile: SAMPLE_PROFILE_TEXTS }),
    2: (body) => ({ ...(body as object), allProjects: SAMPLE_ALL_PROJECTS_TEXTS }),
    3: (body) => ({ ...(body as object), verification: SAMPLE_VERIFICATION }),
  },
};

/** A document of an older schema as one of today's, with the ids of its entries. @throws Error for a newer one */
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
