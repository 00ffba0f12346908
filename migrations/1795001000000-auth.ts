import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCOUNTS = `
  CREATE TABLE accounts (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_5a7a02c20412299d198e097a8fe" PRIMARY KEY,
    email varchar(254) NOT NULL,
    name varchar(100) NOT NULL DEFAULT '',
    roles text[] NOT NULL,
    is_first boolean NOT NULL DEFAULT false,
    password_hash varchar(200),
    configured_hash varchar(200),
    signed_in_at timestamptz,
    suspended_at timestamptz,
    second_key_due_from timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT accounts_roles CHECK (roles <@ ARRAY['owner', 'editor', 'sales', 'hr'] AND cardinality(roles) > 0),
    CONSTRAINT accounts_email_is_lower_case CHECK (email = lower(email))
  );
  CREATE UNIQUE INDEX accounts_email ON accounts (email);
  CREATE UNIQUE INDEX accounts_first ON accounts (is_first) WHERE is_first;

  CREATE TABLE account_links (
    token_hash varchar(43) CONSTRAINT "PK_0c2e20e8aa37ab904b00e4cd5bc" PRIMARY KEY,
    account_id uuid NOT NULL CONSTRAINT "FK_5252c55c26596b3dbcc23184bdc" REFERENCES accounts ON DELETE CASCADE,
    kind varchar(10) NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT account_links_kind CHECK (kind IN ('invitation', 'reset'))
  );
  CREATE UNIQUE INDEX account_links_newest ON account_links (account_id, kind);
`;

const SESSIONS = `
  CREATE TABLE admin_sessions (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_38bb553c2372215d48de2306c5e" PRIMARY KEY,
    account_id uuid NOT NULL CONSTRAINT "FK_a0e3bf56d35eae8a062e2757cc3" REFERENCES accounts ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    previous_sign_in_at timestamptz,
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    device varchar(100) NOT NULL DEFAULT '',
    address varchar(45),
    challenge varchar(100)
  );
  CREATE INDEX admin_sessions_account ON admin_sessions (account_id);

  CREATE TABLE sign_in_steps (
    token_hash varchar(43) CONSTRAINT "PK_cc826a039e0f2f69835dc5bed9b" PRIMARY KEY,
    email varchar(254) NOT NULL,
    account_id uuid CONSTRAINT "FK_549d7a0964b1d2536c5829ea50f" REFERENCES accounts ON DELETE CASCADE,
    password_hash varchar(200),
    challenge varchar(100),
    guess varchar(43) NOT NULL,
    tries smallint NOT NULL DEFAULT '0',
    expires_at timestamptz NOT NULL
  );

  CREATE TABLE account_places (
    token_hash varchar(43),
    account_id uuid CONSTRAINT "FK_72cf58efbad85104d2cef9ae216" REFERENCES accounts ON DELETE CASCADE,
    expires_at timestamptz NOT NULL,
    remembered_until timestamptz,
    CONSTRAINT "PK_02af888ffa3aca150f7fd9a315a" PRIMARY KEY (token_hash, account_id)
  );

  CREATE TABLE sign_in_notices (
    session_id uuid CONSTRAINT "PK_3716f64fe2c61711021dd1db23f" PRIMARY KEY,
    account_id uuid NOT NULL CONSTRAINT "FK_0e149b662aff7ed99eab03e5cc8" REFERENCES accounts ON DELETE CASCADE,
    device varchar(100) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    leased_until timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz
  );
  CREATE INDEX sign_in_notices_unsent ON sign_in_notices (sent_at) WHERE sent_at IS NULL;

  CREATE TABLE security_settings (
    id smallint DEFAULT '1' CONSTRAINT "PK_security_settings" PRIMARY KEY,
    keep_addresses boolean NOT NULL DEFAULT false,
    CONSTRAINT security_settings_is_single CHECK (id = 1)
  );
`;

const SECOND_KEYS = `
  CREATE TABLE authenticators (
    account_id uuid CONSTRAINT "PK_371417eba9fb6e3b94cc99c7276" PRIMARY KEY
      CONSTRAINT "FK_371417eba9fb6e3b94cc99c7276" REFERENCES accounts ON DELETE CASCADE,
    secret bytea,
    pending bytea,
    last_step bigint NOT NULL DEFAULT '0',
    confirmed_at timestamptz
  );

  CREATE TABLE passkeys (
    id uuid DEFAULT gen_random_uuid() CONSTRAINT "PK_db928e6fd79e7098911268a74c3" PRIMARY KEY,
    account_id uuid NOT NULL CONSTRAINT "FK_9ffdc168cb3a548b62f48ea79e5" REFERENCES accounts ON DELETE CASCADE,
    credential_id varchar(1364) NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name varchar(100) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  );
  CREATE INDEX passkeys_account ON passkeys (account_id);
  CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential_id);

  CREATE TABLE recovery_codes (
    account_id uuid CONSTRAINT "FK_a5c445e7b7eb990c5c7472ea88b" REFERENCES accounts ON DELETE CASCADE,
    code_hash varchar(43),
    CONSTRAINT "PK_539a56d4a1f39b2b3731389b02b" PRIMARY KEY (account_id, code_hash)
  );
`;

/** Rows of `activities` can only be inserted, and deleted once they are ACCOUNT_LIMITS.activityMonths old. */
const ACTIVITIES = `
  CREATE TABLE activities (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT "PK_7f4004429f731ffb9c88eb486a8" PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    account_id uuid,
    who varchar(254),
    action varchar(40) NOT NULL,
    subject varchar(100),
    count integer
  );
  CREATE INDEX activities_at ON activities (at);
  CREATE INDEX activities_action ON activities (action, at);
  CREATE INDEX activities_account ON activities (account_id, at);

  CREATE FUNCTION keep_activity() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.at < now() - interval '24 months' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'activities are kept as they were written' USING ERRCODE = 'insufficient_privilege';
    END
  $$;
  CREATE TRIGGER keep_activity BEFORE UPDATE OR DELETE ON activities
    FOR EACH ROW EXECUTE FUNCTION keep_activity();

  -- SECURITY DEFINER: a separate role of the application needs no DELETE on activities
  CREATE FUNCTION forget_old_activities(most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    DECLARE
      forgotten integer;
    BEGIN
      DELETE FROM activities WHERE id IN (
        SELECT id FROM activities WHERE at < now() - interval '24 months' ORDER BY at LIMIT most FOR UPDATE SKIP LOCKED
      );
      GET DIAGNOSTICS forgotten = ROW_COUNT;
      RETURN forgotten;
    END
  $$;
`;

export class Auth1795001000000 implements MigrationInterface {
  name = 'Auth1795001000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [ACCOUNTS, SESSIONS, SECOND_KEYS, ACTIVITIES]) await queryRunner.query(part);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE activities, recovery_codes, passkeys, authenticators, security_settings, sign_in_notices, account_places,
        sign_in_steps, admin_sessions, account_links, accounts;
      DROP FUNCTION keep_activity, forget_old_activities;
    `);
  }
}
