import { Injectable, Logger, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ErasureResult } from '#shared/contract';
import { fileDownload } from '../../http/file-download.ts';
import { deleteSubmissions } from '../../submissions/retention/delete-submissions.ts';
import { MICROS, type Position, positionSql } from '../list/cursor.ts';

interface KeptFilter {
  id: string;
  name: string;
  query: string;
  created_at: Date;
}

const KEPT = 'SELECT id, name, query, created_at FROM saved_filters ORDER BY created_at, id';

/**
 * Selects the texts that identify the person: those that contain the address, the name, the phone number or the
 * reference of a submission, and those that consist of at least two words of the name. One word is not enough,
 * because many people share it.
 */
const ABOUT = `
  WITH texts AS (
    SELECT id, words_of(said) AS words FROM unnest($2::uuid[], $3::text[]) AS given (id, said)
  ), names AS (
    SELECT DISTINCT words_of(name) AS words FROM submissions WHERE fold_case(email) = fold_case($1)
  ), known AS (
    SELECT words_of($1) AS words UNION SELECT words FROM names
    UNION SELECT words_of(said) FROM submissions, LATERAL (VALUES (phone), (reference)) AS facts (said)
    WHERE fold_case(email) = fold_case($1)
  )
  SELECT id FROM texts WHERE EXISTS (SELECT FROM known WHERE cardinality(words) > 0 AND texts.words @> words)
    OR cardinality(texts.words) > 1 AND EXISTS (SELECT FROM names WHERE texts.words <@ words)`;

/**
 * Saved filters whose name or search identifies the person with this address. Names and phone numbers come from the
 * submissions, so this must run before they are deleted.
 */
async function savedFiltersOf(database: DataSource, email: string): Promise<KeptFilter[]> {
  const kept = await database.query<KeptFilter[]>(KEPT);
  const texts = kept.flatMap(({ id, name, query }) => [
    { id, said: name },
    { id, said: new URLSearchParams(query).get('search') ?? '' },
  ]);
  const parameters = [email, texts.map(({ id }) => id), texts.map(({ said }) => said)];
  const found = await database.query<{ id: string }[]>(ABOUT, parameters);
  return kept.filter((filter) => found.some(({ id }) => id === filter.id));
}

async function forgetSavedFilters(database: DataSource, email: string): Promise<void> {
  const ids = (await savedFiltersOf(database, email)).map(({ id }) => id);
  await database.query('DELETE FROM saved_filters WHERE id = ANY ($1::uuid[])', [ids]);
}

/** Whether the column holds the address and no current account uses it. Records of current accounts keep their author. */
const OF_NOBODY = (column: string) =>
  `fold_case(${column}) = fold_case($1) AND NOT EXISTS (SELECT FROM accounts WHERE fold_case(email) = fold_case($1))`;

const FORGET = [
  `UPDATE content_releases SET by_name = '' WHERE ${OF_NOBODY('by_name')}`,
  `UPDATE content_drafts SET by_name = '' WHERE ${OF_NOBODY('by_name')}`,
  `UPDATE content_releases SET authors = ARRAY(SELECT name FROM unnest(authors) AS name WHERE NOT (${OF_NOBODY('name')}))
    WHERE EXISTS (SELECT FROM unnest(authors) AS name WHERE ${OF_NOBODY('name')})`,
  `UPDATE content_drafts SET authors = (SELECT coalesce(jsonb_object_agg(place, written), '{}')
    FROM jsonb_each(authors) AS one (place, written) WHERE NOT (${OF_NOBODY(`written->>'by'`)}))
    WHERE EXISTS (SELECT FROM jsonb_each(authors) AS one (place, written) WHERE ${OF_NOBODY(`written->>'by'`)})`,
  `UPDATE replies SET created_by = NULL WHERE ${OF_NOBODY('created_by')}`,
  `UPDATE pictures SET created_by = NULL WHERE ${OF_NOBODY('created_by')}`,
];

/** Removes a former admin's address from content, replies and pictures, which are kept. */
async function forgetFormerAdmin(database: DataSource, email: string): Promise<void> {
  await database.transaction(async (manager) => {
    for (const statement of FORGET) await manager.query(statement, [email]);
  });
}

const SAME_PERSON = 'fold_case(email) = fold_case($1)';

/** The next submission of an email address, with every column and all related rows. Exporting a resume is recorded as a download. */
const NEXT = `
  WITH s AS (
    SELECT * FROM submissions WHERE ${SAME_PERSON} AND (created_at, id) > ${positionSql('$2', '$3')}
    ORDER BY created_at, id LIMIT 1
  ), logged AS (
    INSERT INTO resume_downloads (application_id, session_id)
    SELECT application_id, $4 FROM resumes JOIN s ON id = application_id
  )
  SELECT id, ${MICROS}, row_to_json(s) AS submission, file_name, type, content, (
    SELECT coalesce(json_agg(d ORDER BY downloaded_at), '[]') FROM resume_downloads d WHERE d.application_id = s.id
  ) AS downloads, (
    SELECT coalesce(json_agg(r ORDER BY r.created_at), '[]') FROM replies r WHERE r.submission_id = s.id
  ) AS replies
  FROM s LEFT JOIN resumes ON application_id = id`;

interface NextRow extends Position {
  submission: object;
  file_name: string;
  type: string;
  content: Buffer | null;
  downloads: object[];
  replies: object[];
}

/** Open lists notice changed rows but not deleted ones (InboxService.version), so this marks another row as changed. */
const TELL_LISTS = `
  UPDATE submissions SET changed_at = now() WHERE id = (SELECT id FROM submissions ORDER BY changed_at DESC LIMIT 1)`;

const BEGINNING: Position = { micros: '0', id: '00000000-0000-0000-0000-000000000000' };

function everythingOf({ submission, file_name, type, content, downloads, replies }: NextRow): object {
  const resume = content && { file_name, type, downloads, content: content.toString('base64') };
  return { ...submission, replies, resume };
}

/** Exports and erases all data about a person, as the law requires (RA 10173). Includes deleted submissions and spam. */
@Injectable()
export class PersonalDataService {
  private readonly logger = new Logger(PersonalDataService.name);

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Reads the first row before the response begins, so that a database failure still causes an ordinary error response. */
  async export(email: string, sessionId: string): Promise<StreamableFile> {
    const savedFilters = (await savedFiltersOf(this.database, email)).map(({ id: _, ...filter }) => filter);
    const about = { email, exportedAt: new Date(), savedFilters };
    const first = await this.next(email, sessionId, BEGINNING);
    const file = { fileName: 'personal-data.json', type: 'application/json; charset=utf-8' };
    return fileDownload(file, this.pieces(about, sessionId, first));
  }

  /** Returns when nothing is left. After a failure, a repeated call erases the rest and counts only that. */
  async erase(email: string): Promise<ErasureResult> {
    let erased = 0;
    try {
      await forgetFormerAdmin(this.database, email);
      await forgetSavedFilters(this.database, email);
      const doomed = { where: SAME_PERSON, values: [email] };
      for await (const count of deleteSubmissions(this.database, doomed)) erased += count;
      if (erased > 0) await this.database.query(TELL_LISTS);
    } finally {
      this.logger.warn(`Erased ${erased} submissions at a person's request`);
    }
    return { erased };
  }

  /** Holds one submission at a time in memory, because each may contain a resume. */
  private async *pieces(about: { email: string }, sessionId: string, first?: NextRow): AsyncGenerator<string> {
    yield `${JSON.stringify(about).slice(0, -1)},"submissions":[`;
    for (let row = first; row; row = await this.next(about.email, sessionId, row)) {
      yield `${row === first ? '' : ','}\n${JSON.stringify(everythingOf(row))}`;
    }
    yield '\n]}\n';
  }

  private async next(email: string, sessionId: string, { micros, id }: Position): Promise<NextRow | undefined> {
    const [row] = await this.database.query<(NextRow | undefined)[]>(NEXT, [email, micros, id, sessionId]);
    if (row?.content) this.logger.warn(`Exported the resume of submission ${row.id} in session ${sessionId}`);
    return row;
  }
}
