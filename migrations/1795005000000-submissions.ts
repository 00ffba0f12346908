import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_INDEX } from './sql/submission-words.ts';
import { collationOf, wordsOf } from './sql/words-of.ts';

/** Not STRICT: PostgreSQL inlines no strict function, so it would call them for each row instead of using the index. */
const functions = (collation: string) => `
  CREATE FUNCTION fold_case(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN lower($1 COLLATE "${collation}");

  ${wordsOf(collation)};

  CREATE FUNCTION search_query(text) RETURNS tsquery IMMUTABLE PARALLEL SAFE LANGUAGE sql
    RETURN (
      SELECT string_agg(DISTINCT quote_literal(word) || ':*', ' & ')::tsquery FROM unnest(words_of($1)) AS word
    );
`;

const SUBMISSIONS = `
  CREATE TABLE submissions (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_10b3be95b8b2fb1e482e07d706b" PRIMARY KEY,
    kind varchar(20) NOT NULL,
    reference varchar(8) NOT NULL CONSTRAINT submissions_reference UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,

    -- as the visitor sent it
    name varchar(200) NOT NULL,
    email varchar(254) NOT NULL,
    phone varchar(50) NOT NULL,
    service varchar(100),
    position varchar(200),
    description varchar(5000),
    delivery_option varchar(20),
    delivery_location varchar(300),
    meeting_location varchar(300),
    custom_location varchar(300),
    meeting_date_time varchar(100),
    meeting_at timestamptz,
    page varchar(200),
    privacy_version varchar(20) NOT NULL,
    idempotency_key varchar(100) CONSTRAINT submissions_idempotency_key UNIQUE,
    body_hash bytea,
    suspected_spam boolean NOT NULL DEFAULT false,
    spam_score smallint NOT NULL DEFAULT '0',
    spam_reasons varchar(20)[] NOT NULL DEFAULT '{}',

    -- what became of it
    mail_state varchar(10) NOT NULL DEFAULT 'queued',
    state varchar(10) NOT NULL DEFAULT 'new',
    stage varchar(12) NOT NULL DEFAULT 'new',
    note varchar(5000) NOT NULL DEFAULT '',
    assignee varchar(100),
    answered_at timestamptz,
    meeting_state varchar(10),
    meeting_minutes smallint NOT NULL DEFAULT '60',
    meeting_sequence integer NOT NULL DEFAULT 0,
    meeting_answered_at timestamptz,

    CONSTRAINT submissions_kind CHECK (kind IN ('quote', 'application', 'inquiry')),
    CONSTRAINT submissions_not_blank CHECK (btrim(name) <> '' AND btrim(email) <> '' AND btrim(phone) <> ''),
    CONSTRAINT submissions_quote_is_whole CHECK (
      kind <> 'quote' OR (
        service IS NOT NULL AND meeting_location IS NOT NULL AND meeting_date_time IS NOT NULL
        AND (meeting_location <> 'Other' OR custom_location IS NOT NULL)
      )
    ),
    CONSTRAINT submissions_application_is_whole CHECK (
      kind <> 'application' OR ("position" IS NOT NULL AND phone ~ '^[0-9]{10,15}$')
    ),
    CONSTRAINT submissions_inquiry_is_whole CHECK (
      kind <> 'inquiry' OR delivery_option IS NOT NULL AND delivery_option IN ('Pick Up', 'Deliver')
    ),
    CONSTRAINT submissions_key_has_hash CHECK ((idempotency_key IS NULL) = (body_hash IS NULL)),
    CONSTRAINT submissions_mail_state CHECK (mail_state IN ('queued', 'sent', 'failed', 'none')),
    CONSTRAINT submissions_state CHECK (state IN ('new', 'read', 'handled')),
    CONSTRAINT submissions_stage CHECK (stage IN ('new', 'shortlisted', 'interview', 'hired', 'declined')),
    CONSTRAINT submissions_meeting_state CHECK (meeting_state IN ('confirmed', 'proposed', 'declined'))
  );

  CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.changed_at := clock_timestamp();
      RETURN NEW;
    END
  $$;
  CREATE TRIGGER note_change BEFORE UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION note_change();
`;

/** Every list of the inbox filters by `suspected_spam` and sorts by `created_at` and `id`. */
const INDEXES = `
  CREATE INDEX submissions_inbox ON submissions (suspected_spam, created_at, id, kind, state, mail_state)
    WHERE deleted_at IS NULL;
  CREATE INDEX submissions_new ON submissions (suspected_spam, created_at, id)
    WHERE state = 'new' AND deleted_at IS NULL;
  CREATE INDEX submissions_open ON submissions (suspected_spam, created_at, id, kind)
    WHERE state <> 'handled' AND deleted_at IS NULL;
  CREATE INDEX submissions_unanswered ON submissions (suspected_spam, created_at, id)
    WHERE answered_at IS NULL AND state <> 'handled' AND deleted_at IS NULL;
  CREATE INDEX submissions_failed ON submissions (suspected_spam, created_at, id)
    WHERE mail_state = 'failed' AND deleted_at IS NULL;
  CREATE INDEX submissions_assigned ON submissions (suspected_spam, assignee, created_at, id)
    WHERE assignee IS NOT NULL AND deleted_at IS NULL;
  CREATE INDEX submissions_meetings ON submissions (suspected_spam, meeting_at)
    WHERE meeting_at IS NOT NULL AND deleted_at IS NULL;
  CREATE INDEX submissions_positions ON submissions (suspected_spam, position, created_at, id)
    WHERE kind = 'application' AND deleted_at IS NULL;
  CREATE INDEX submissions_stages ON submissions (suspected_spam, stage, created_at, id, position)
    WHERE kind = 'application' AND deleted_at IS NULL;
  CREATE INDEX submissions_board ON submissions (suspected_spam, stage, created_at, id, position)
    WHERE kind = 'application' AND state <> 'handled' AND deleted_at IS NULL;

  CREATE INDEX submissions_email ON submissions (fold_case(email), created_at, id);
  ${SEARCH_INDEX};

  CREATE INDEX submissions_unmailed ON submissions (id) WHERE mail_state = 'queued';
  CREATE INDEX submissions_changed ON submissions (changed_at);
  CREATE INDEX submissions_kind_age ON submissions (kind, created_at);
  CREATE INDEX submissions_deleted ON submissions (deleted_at) WHERE deleted_at IS NOT NULL;
`;

const RESUMES = `
  CREATE TABLE resumes (
    application_id uuid CONSTRAINT "PK_e936c72fceaef6c9aee43d9ad28" PRIMARY KEY
      CONSTRAINT "FK_e936c72fceaef6c9aee43d9ad28" REFERENCES submissions ON DELETE CASCADE,
    file_name varchar(255) NOT NULL,
    type varchar(4) NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT resumes_type CHECK (type IN ('pdf', 'doc', 'docx')),
    CONSTRAINT resumes_size CHECK (octet_length(content) BETWEEN 1 AND 5242880)
  );

  CREATE TABLE resume_downloads (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_11a4497ab0cc70e7aa937fc0b90" PRIMARY KEY,
    application_id uuid NOT NULL CONSTRAINT "FK_69fe60a0153b494510887b5c35a" REFERENCES resumes ON DELETE CASCADE,
    session_id uuid NOT NULL,
    downloaded_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX resume_downloads_resume ON resume_downloads (application_id);
`;

export class Submissions1795005000000 implements MigrationInterface {
  name = 'Submissions1795005000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    const parts = [functions(await collationOf(queryRunner)), SUBMISSIONS, INDEXES, RESUMES];
    for (const part of parts) await queryRunner.query(part);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE resume_downloads, resumes, submissions;
      DROP FUNCTION note_change, search_query, words_of, fold_case;
    `);
  }
}
