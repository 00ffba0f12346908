import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import {
  type ContentChange,
  type ContentConflict,
  type ContentState,
  type DraftChange,
  type DraftReplacement,
  type DraftSave,
  type DraftSaved,
  type DraftState,
  type PageAddress,
  type PublishRequest,
  type Release,
  type ReleasePage,
  type Revisions,
  SAMPLE_ITEMS,
  type SampleItem,
  type SeenDrafts,
  type StaleDraftsBody,
  type WholeDraft,
} from '#shared/content/contract';
import {
  type Content,
  type ContentProblem,
  DOCUMENT_NAMES,
  type DocumentName,
  type Place,
} from '#shared/content/documents';
import type { ExpiringCredential } from '#shared/content/expiring';
import { ERRORS } from '#shared/error-messages';
import { isObject } from '#shared/content/deep-equal';
import type { PictureChange } from '#shared/content/summary';
import { LIMITS } from '#shared/limits';
import { EXAMPLE_ID } from '../http/api-docs.decorators.ts';
import { Checked, OptionalKey, WholeNumber } from '../http/body/decorators/key.decorators.ts';
import { ErrorDto } from '../http/errors/error.dto.ts';

const NAME = { enum: DOCUMENT_NAMES, example: 'firm' } as const;
const PLACE: ApiPropertyOptions = {
  type: 'array',
  items: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  description:
    'Path from the document to the value: names of fields, ids of entries, names of periods. `id=17` stays the same entry when ' +
    'others are added or moved. An entry without an id, such as a paragraph, has its index as the last step: `before` is the ' +
    'value that was seen there, and is absent for a new one.',
  example: ['phones', 'id=e_1x2y3z', 'number'],
};
/** Any value that the document's schema allows at the place. */
const ANYTHING: ApiPropertyOptions = {
  oneOf: [
    { type: 'string', nullable: true },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'object', additionalProperties: true },
    { type: 'array', items: {} },
  ],
  example: '(045) 123 4567',
};

class ProblemDto implements ContentProblem {
  @ApiProperty(NAME)
  document: DocumentName;

  @ApiProperty(PLACE)
  path: Place;

  @ApiProperty({ example: 'Number is required.' })
  message: string;
}

/** A changed picture before and after, by id; only one of them if it was added or removed. */
class PictureChangeDto implements PictureChange {
  @ApiPropertyOptional({ example: 'site-office' })
  before?: string;

  @ApiPropertyOptional({ example: 'p-0123456789ab' })
  after?: string;
}

class DraftChangeDto implements DraftChange {
  /** The change in a sentence. */
  @ApiProperty({ example: 'Company › Telephone numbers: "(045) 123 4567" added.' })
  text: string;

  @ApiPropertyOptional({ type: PictureChangeDto })
  picture?: PictureChangeDto;

  /** How many entries or fields the sentence covers. */
  @ApiProperty({ type: 'integer', example: 1 })
  count: number;

  /** Authors of the change; empty if they are no longer known. */
  @ApiProperty({ type: [String], example: ['office@eclar.example'] })
  by: string[];
}

export class DraftStateDto implements DraftState {
  @ApiProperty(NAME)
  document: DocumentName;

  /** New with every save and never reused. */
  @ApiProperty({ type: 'integer', example: 3 })
  revision: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T08:30:00.000Z' })
  updatedAt: string;

  /** Author of the last save. */
  @ApiProperty({ example: 'admin@eclar.example' })
  by: string;

  /** All authors, earliest first. */
  @ApiProperty({ type: [String], example: ['office@eclar.example', 'admin@eclar.example'] })
  authors: string[];

  /** What publishing it would change for visitors. */
  @ApiProperty({ type: [DraftChangeDto] })
  changes: DraftChangeDto[];

  /** Problems that prevent publishing. */
  @ApiProperty({ type: [ProblemDto] })
  problems: ProblemDto[];
}

class ExpiringCredentialDto implements ExpiringCredential {
  @ApiProperty({ example: 'pcab' })
  id: string;

  @ApiProperty({ example: 'PCAB license' })
  name: string;

  /** Last day of validity. */
  @ApiProperty({ format: 'date', example: '2027-01-31' })
  validTo: string;

  /** 0 on the last day, negative afterwards. */
  @ApiProperty({ type: 'integer', example: 14 })
  daysLeft: number;
}

class PageAddressDto implements PageAddress {
  /** Id of the service or page. */
  @ApiProperty({ example: 'civil-works' })
  id: string;

  @ApiProperty({ example: '/civil-works' })
  path: string;
}

export class ContentStateDto implements ContentState {
  /** The newest release; 0 if nothing was published yet. */
  @ApiProperty({ type: 'integer', example: 12 })
  release: number;

  /** Every document by name: its draft if there is one, else the published version. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object' }, example: { credentials: { items: [] } } })
  content: Content;

  @ApiProperty({ type: [DraftStateDto] })
  drafts: DraftStateDto[];

  /** Where visitors find the services and the owner's own pages at present. */
  @ApiProperty({ type: [PageAddressDto] })
  addresses: PageAddressDto[];

  /** Whether visitors still see the sample firm that the site came with. */
  @ApiProperty({ example: false })
  isSample: boolean;

  /**
   * What has not been replaced yet: the mail server while none is configured, the password while it is the initial one, everything else as
   * it is in `content`.
   */
  @ApiProperty({ enum: SAMPLE_ITEMS, isArray: true, example: ['logo', 'slides'] })
  sampleLeft: SampleItem[];

  /** Published licenses and certificates that expire within 60 days or have expired, earliest first. */
  @ApiProperty({ type: [ExpiringCredentialDto] })
  expiring: ExpiringCredentialDto[];
}

const isStep = (step: unknown) =>
  typeof step === 'string' || (typeof step === 'number' && Number.isInteger(step) && step >= 0);
const isPlaced = (after: unknown) => after === undefined || after === null || typeof after === 'string';
const isChange = (change: unknown) =>
  isObject(change) && Array.isArray(change.path) && change.path.every(isStep) && isPlaced(change.after);

class ContentChangeDto implements ContentChange {
  @ApiProperty(PLACE)
  path: Place;

  @ApiPropertyOptional({ ...ANYTHING, description: 'The value that the editor saw.' })
  before?: unknown;

  @ApiPropertyOptional({ ...ANYTHING, description: 'The new value. Without it, the entry is removed.' })
  value?: unknown;

  /**
   * For an entry that the last step names, such as `id=17`: the entry that it follows, or null for the first position. Without `value`, the
   * entry is only moved.
   */
  @ApiPropertyOptional({ type: String, nullable: true, example: 'id=16' })
  after?: string | null;
}

function changesProblem(changes: unknown): string | undefined {
  if (!Array.isArray(changes)) return ERRORS.content.badChanges;
  if (changes.length > LIMITS.contentChanges) return ERRORS.content.tooManyChanges;
  return changes.every(isChange) ? undefined : ERRORS.content.badChanges;
}

export class DraftSaveDto implements DraftSave {
  /** Unique to this save. When it is sent again, such as after a lost answer, it is not applied twice. */
  @OptionalKey((value) => (isUUID(value) ? undefined : ERRORS.content.badKey), {
    type: String,
    format: 'uuid',
    example: EXAMPLE_ID,
  })
  key?: string;

  @Checked(changesProblem, {
    type: [ContentChangeDto],
    maxItems: LIMITS.contentChanges,
    example: [{ path: ['name'], before: 'ECLAR Builders', value: 'ECLAR Construction' }],
  })
  changes: ContentChangeDto[];
}

class ConflictDto implements ContentConflict {
  @ApiProperty(PLACE)
  path: Place;

  @ApiPropertyOptional({ ...ANYTHING, description: 'The current value.' })
  theirs?: unknown;

  /** Author of that value; absent if it is published or the author is no longer known. */
  @ApiPropertyOptional({ example: 'office@eclar.example' })
  by?: string;

  @ApiPropertyOptional({ format: 'date-time', example: '2026-11-22T08:30:00.000Z' })
  at?: string;
}

export class DraftSavedDto extends DraftStateDto implements DraftSaved {
  /** Places that somebody else has changed meanwhile: these changes were not saved. */
  @ApiProperty({ type: [ConflictDto] })
  conflicts: ConflictDto[];

  /** Whether this save was applied earlier, so that nothing was changed now. */
  @ApiProperty({ example: false })
  isRepeated: boolean;
}

const BODY = { type: 'object', additionalProperties: true, example: { items: [] } } as const;

const isRevision = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const REVISION = { type: 'integer', minimum: 1, example: 3 } as const;

export class DraftReplacementDto implements DraftReplacement {
  @Checked((value) => (isObject(value) ? undefined : ERRORS.content.badDraft), BODY)
  body: object;

  /** Revision of the draft to replace; null if there is none. */
  @Checked((value) => (value === null || isRevision(value) ? undefined : ERRORS.content.badRevision), {
    ...REVISION,
    nullable: true,
  })
  revision: number | null;
}

export class SeenDraftDto {
  /** Revision of the draft that the editor has seen. */
  @WholeNumber()
  @Checked((value) => (isRevision(value) ? undefined : ERRORS.content.badRevision), REVISION)
  revision: number;
}

export class WholeDraftDto implements WholeDraft {
  @ApiProperty(NAME)
  document: DocumentName;

  @ApiProperty(BODY)
  body: object;
}

const isRevisions = (value: unknown) =>
  isObject(value) &&
  Object.entries(value as object).every(
    ([name, revision]) => DOCUMENT_NAMES.includes(name as DocumentName) && Number.isInteger(revision),
  );

export class SeenDraftsDto implements SeenDrafts {
  /** Documents with the draft revisions that the editor has seen. Publishing leaves all other drafts unchanged. */
  @Checked((value) => (isRevisions(value) ? undefined : ERRORS.content.badRevisions), {
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { firm: 3 },
  })
  revisions: Revisions;
}

export class PublishRequestDto extends SeenDraftsDto implements PublishRequest {
  /** Publishes this person's changes only; without it, all of these drafts. */
  @OptionalKey((value) => (typeof value === 'string' && value !== '' ? undefined : ERRORS.content.badAuthor), {
    type: String,
    example: 'office@eclar.example',
  })
  by?: string;
}

export class StaleDraftsDto extends ErrorDto implements StaleDraftsBody {
  /** The current content. */
  @ApiProperty({ type: ContentStateDto })
  state: ContentStateDto;
}

export class ReleaseDto implements Release {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T08:31:00.000Z' })
  publishedAt: string;

  @ApiProperty({ example: 'admin@eclar.example' })
  by: string;

  /** Everyone whose changes it published, earliest first. */
  @ApiProperty({ type: [String], example: ['office@eclar.example', 'admin@eclar.example'] })
  authors: string[];

  /** Its changes, in sentences. */
  @ApiProperty({ type: [String], example: ['Company › Telephone numbers: "(045) 123 4567" added.'] })
  summary: string[];
}

export class ReleasePageDto implements ReleasePage {
  /** Newest first. */
  @ApiProperty({ type: [ReleaseDto] })
  releases: ReleaseDto[];

  /** Value of `before` for the next page; null on the last page. */
  @ApiProperty({ type: 'integer', nullable: true, example: null })
  next: number | null;
}
