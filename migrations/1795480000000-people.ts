import type { MigrationInterface, QueryRunner } from 'typeorm';

const COPIED = '"email", "password_hash", "configured_hash", "signed_in_at", "updated_at"';
const NEW = COPIED.replaceAll('"email"', 'NEW."email"').replaceAll(', "', ', NEW."');

/** `admin` and the first row of `accounts` are kept alike while replicas of the version before run, which know `admin` alone. */
const FOLLOW = [
  `CREATE FUNCTION "follow_admin"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'DELETE' THEN DELETE FROM accounts WHERE is_first; RETURN NULL; END IF;
    UPDATE accounts SET (${COPIED}) = (${NEW}) WHERE is_first AND (${COPIED}) IS DISTINCT FROM (${NEW});
    INSERT INTO accounts (${COPIED}, roles, is_first, second_key_due_from)
      SELECT ${NEW}, '{owner}', true, now() WHERE NOT EXISTS (SELECT FROM accounts WHERE is_first);
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "follow_admin" AFTER INSERT OR UPDATE OR DELETE ON "admin" FOR EACH ROW EXECUTE FUNCTION "follow_admin"()`,
  // also for a restore, which writes both tables
  `CREATE FUNCTION "keep_one_admin"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE admin SET (${COPIED}) = (${NEW}) WHERE id = NEW.id;
    IF FOUND THEN RETURN NULL; END IF;
    RETURN NEW;
  END $$`,
  `CREATE TRIGGER "keep_one_admin" BEFORE INSERT ON "admin" FOR EACH ROW EXECUTE FUNCTION "keep_one_admin"()`,
  `CREATE FUNCTION "follow_first_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'DELETE' THEN DELETE FROM admin WHERE OLD.is_first; RETURN NULL; END IF;
    IF NEW.is_first AND NOT EXISTS (SELECT FROM admin WHERE (${COPIED}) IS NOT DISTINCT FROM (${NEW}))
      THEN INSERT INTO admin (${COPIED}) VALUES (${NEW}); END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "follow_first_account" AFTER INSERT OR UPDATE OR DELETE ON "accounts" FOR EACH ROW EXECUTE FUNCTION "follow_first_account"()`,
];

/** The months are those of ACCOUNT_LIMITS.activityMonths. */
const APPEND_ONLY = [
  `CREATE FUNCTION "keep_activity"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'DELETE' AND OLD.at < now() - interval '24 months' THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'activities are kept as they were written' USING ERRCODE = 'insufficient_privilege';
  END $$`,
  // with the rights of whoever made it, so that a role of the application alone needs no DELETE
  `CREATE FUNCTION "forget_old_activities"(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    DECLARE forgotten integer; BEGIN
    DELETE FROM activities WHERE id IN (
      SELECT id FROM activities WHERE at < now() - interval '24 months' ORDER BY at LIMIT most FOR UPDATE SKIP LOCKED
    );
    GET DIAGNOSTICS forgotten = ROW_COUNT;
    RETURN forgotten;
  END $$`,
  `CREATE TRIGGER "keep_activity" BEFORE UPDATE OR DELETE ON "activities" FOR EACH ROW EXECUTE FUNCTION "keep_activity"()`,
];

export class People1795480000000 implements MigrationInterface {
  name = 'People1795480000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "accounts" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "email" character varying(254) NOT NULL, "name" character varying(100) NOT NULL DEFAULT '', "roles" text array NOT NULL, "is_first" boolean NOT NULL DEFAULT false, "password_hash" character varying(200), "configured_hash" character varying(200), "signed_in_at" TIMESTAMP WITH TIME ZONE, "suspended_at" TIMESTAMP WITH TIME ZONE, "second_key_due_from" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "accounts_roles" CHECK ("roles" <@ ARRAY['owner', 'editor', 'sales', 'hr'] AND cardinality("roles") > 0), CONSTRAINT "accounts_email_is_lower_case" CHECK ("email" = lower("email")), CONSTRAINT "PK_5a7a02c20412299d198e097a8fe" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "accounts_email" ON "accounts"  ("email") `);
    await queryRunner.query(`CREATE UNIQUE INDEX "accounts_first" ON "accounts"  ("is_first") WHERE "is_first"`);
    await queryRunner.query(
      `CREATE TABLE "account_links" ("token_hash" character varying(43) NOT NULL, "account_id" uuid NOT NULL, "kind" character varying(10) NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "account_links_kind" CHECK ("kind" IN ('invitation', 'reset')), CONSTRAINT "PK_0c2e20e8aa37ab904b00e4cd5bc" PRIMARY KEY ("token_hash"))`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "account_links_newest" ON "account_links"  ("account_id", "kind") `);
    await queryRunner.query(
      `CREATE TABLE "activities" ("id" bigint GENERATED ALWAYS AS IDENTITY NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "account_id" uuid, "who" character varying(254), "action" character varying(40) NOT NULL, "subject" character varying(100), "count" integer, CONSTRAINT "PK_7f4004429f731ffb9c88eb486a8" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "activities_at" ON "activities"  ("at") `);
    await queryRunner.query(`CREATE INDEX "activities_action" ON "activities"  ("action", "at") `);
    await queryRunner.query(`CREATE INDEX "activities_account" ON "activities"  ("account_id", "at") `);
    await queryRunner.query(
      `CREATE TABLE "account_places" ("token_hash" character varying(43) NOT NULL, "account_id" uuid NOT NULL, "remembered_until" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_02af888ffa3aca150f7fd9a315a" PRIMARY KEY ("token_hash", "account_id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "authenticators" ("account_id" uuid NOT NULL, "secret" bytea, "pending" bytea, "last_step" bigint NOT NULL DEFAULT '0', "confirmed_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_371417eba9fb6e3b94cc99c7276" PRIMARY KEY ("account_id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "passkeys" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "account_id" uuid NOT NULL, "credential_id" character varying(1364) NOT NULL, "public_key" bytea NOT NULL, "counter" bigint NOT NULL, "transports" text array NOT NULL, "name" character varying(100) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_db928e6fd79e7098911268a74c3" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "passkeys_account" ON "passkeys"  ("account_id") `);
    await queryRunner.query(`CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys"  ("credential_id") `);
    await queryRunner.query(
      `CREATE TABLE "recovery_codes" ("account_id" uuid NOT NULL, "code_hash" character varying(43) NOT NULL, CONSTRAINT "PK_539a56d4a1f39b2b3731389b02b" PRIMARY KEY ("account_id", "code_hash"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "sign_in_steps" ("token_hash" character varying(43) NOT NULL, "email" character varying(254) NOT NULL, "account_id" uuid, "password_hash" character varying(200), "challenge" character varying(100), "guess" character varying(43) NOT NULL, "tries" smallint NOT NULL DEFAULT '0', "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_cc826a039e0f2f69835dc5bed9b" PRIMARY KEY ("token_hash"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "security_settings" ("id" smallint NOT NULL DEFAULT '1', "keep_addresses" boolean NOT NULL DEFAULT false, CONSTRAINT "security_settings_is_single" CHECK ("id" = 1), CONSTRAINT "PK_security_settings" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "sign_in_notices" ("session_id" uuid NOT NULL, "account_id" uuid NOT NULL, "device" character varying(100) NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "leased_until" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_3716f64fe2c61711021dd1db23f" PRIMARY KEY ("session_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "sign_in_notices_unsent" ON "sign_in_notices"  ("sent_at") WHERE "sent_at" IS NULL`,
    );
    await queryRunner.query(`ALTER TABLE "saved_filters" ADD "kinds" text array`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" ADD "account_id" uuid`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" ADD "device" character varying(100) NOT NULL DEFAULT ''`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" ADD "address" character varying(45)`);
    await queryRunner.query(
      `ALTER TABLE "admin_sessions" ADD "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await queryRunner.query(`ALTER TABLE "admin_sessions" ADD "challenge" character varying(100)`);
    await queryRunner.query(`CREATE INDEX "admin_sessions_account" ON "admin_sessions"  ("account_id") `);
    await queryRunner.query(
      `ALTER TABLE "account_links" ADD CONSTRAINT "FK_5252c55c26596b3dbcc23184bdc" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "account_places" ADD CONSTRAINT "FK_f0d52caf384d50b35db843cefd3" FOREIGN KEY ("token_hash") REFERENCES "known_places"("token_hash") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "account_places" ADD CONSTRAINT "FK_72cf58efbad85104d2cef9ae216" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "authenticators" ADD CONSTRAINT "FK_371417eba9fb6e3b94cc99c7276" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "passkeys" ADD CONSTRAINT "FK_9ffdc168cb3a548b62f48ea79e5" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "recovery_codes" ADD CONSTRAINT "FK_a5c445e7b7eb990c5c7472ea88b" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "sign_in_steps" ADD CONSTRAINT "FK_549d7a0964b1d2536c5829ea50f" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "sign_in_notices" ADD CONSTRAINT "FK_0e149b662aff7ed99eab03e5cc8" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "admin_sessions" ADD CONSTRAINT "FK_a0e3bf56d35eae8a062e2757cc3" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `INSERT INTO accounts (${COPIED}, roles, is_first, second_key_due_from) SELECT ${COPIED}, '{owner}', true, now() FROM admin`,
    );
    await queryRunner.query(`UPDATE admin_sessions SET account_id = accounts.id FROM accounts`);
    await queryRunner.query(
      `INSERT INTO account_places (token_hash, account_id) SELECT token_hash, accounts.id FROM known_places, accounts`,
    );
    for (const statement of [...FOLLOW, ...APPEND_ONLY]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TRIGGER "follow_admin" ON "admin"`);
    await queryRunner.query(`DROP TRIGGER "keep_one_admin" ON "admin"`);
    // sessions of other accounts would be the first admin's in the version before
    await queryRunner.query(
      `DELETE FROM admin_sessions USING accounts WHERE account_id = accounts.id AND NOT is_first`,
    );
    await queryRunner.query(`ALTER TABLE "admin_sessions" DROP CONSTRAINT "FK_a0e3bf56d35eae8a062e2757cc3"`);
    await queryRunner.query(`ALTER TABLE "sign_in_notices" DROP CONSTRAINT "FK_0e149b662aff7ed99eab03e5cc8"`);
    await queryRunner.query(`ALTER TABLE "sign_in_steps" DROP CONSTRAINT "FK_549d7a0964b1d2536c5829ea50f"`);
    await queryRunner.query(`ALTER TABLE "recovery_codes" DROP CONSTRAINT "FK_a5c445e7b7eb990c5c7472ea88b"`);
    await queryRunner.query(`ALTER TABLE "passkeys" DROP CONSTRAINT "FK_9ffdc168cb3a548b62f48ea79e5"`);
    await queryRunner.query(`ALTER TABLE "authenticators" DROP CONSTRAINT "FK_371417eba9fb6e3b94cc99c7276"`);
    await queryRunner.query(`ALTER TABLE "account_places" DROP CONSTRAINT "FK_72cf58efbad85104d2cef9ae216"`);
    await queryRunner.query(`ALTER TABLE "account_places" DROP CONSTRAINT "FK_f0d52caf384d50b35db843cefd3"`);
    await queryRunner.query(`ALTER TABLE "account_links" DROP CONSTRAINT "FK_5252c55c26596b3dbcc23184bdc"`);
    await queryRunner.query(`DROP INDEX "public"."admin_sessions_account"`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" DROP COLUMN "challenge"`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" DROP COLUMN "last_seen_at"`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" DROP COLUMN "address"`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" DROP COLUMN "device"`);
    await queryRunner.query(`ALTER TABLE "admin_sessions" DROP COLUMN "account_id"`);
    await queryRunner.query(`ALTER TABLE "saved_filters" DROP COLUMN "kinds"`);
    await queryRunner.query(`DROP INDEX "public"."sign_in_notices_unsent"`);
    await queryRunner.query(`DROP TABLE "sign_in_notices"`);
    await queryRunner.query(`DROP TABLE "security_settings"`);
    await queryRunner.query(`DROP TABLE "sign_in_steps"`);
    await queryRunner.query(`DROP TABLE "recovery_codes"`);
    await queryRunner.query(`DROP INDEX "public"."passkeys_credential"`);
    await queryRunner.query(`DROP INDEX "public"."passkeys_account"`);
    await queryRunner.query(`DROP TABLE "passkeys"`);
    await queryRunner.query(`DROP TABLE "authenticators"`);
    await queryRunner.query(`DROP TABLE "account_places"`);
    await queryRunner.query(`DROP INDEX "public"."activities_account"`);
    await queryRunner.query(`DROP INDEX "public"."activities_action"`);
    await queryRunner.query(`DROP INDEX "public"."activities_at"`);
    await queryRunner.query(`DROP TABLE "activities"`);
    await queryRunner.query(`DROP INDEX "public"."account_links_newest"`);
    await queryRunner.query(`DROP TABLE "account_links"`);
    await queryRunner.query(`DROP INDEX "public"."accounts_first"`);
    await queryRunner.query(`DROP INDEX "public"."accounts_email"`);
    await queryRunner.query(`DROP TABLE "accounts"`);
    for (const name of ['follow_admin', 'keep_one_admin', 'follow_first_account', 'keep_activity'])
      await queryRunner.query(`DROP FUNCTION "${name}"()`);
    await queryRunner.query('DROP FUNCTION "forget_old_activities"(integer)');
  }
}
