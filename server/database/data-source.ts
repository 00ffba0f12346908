import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from '#migrations/index';
import { AdminSession } from '../auth/sessions/admin-session.entity.ts';
import { Admin } from '../auth/account/admin.entity.ts';
import { KnownPlace } from '../auth/known-places/known-place.entity.ts';
import { JobApplication } from '../applications/application.entity.ts';
import { ResumeDownload } from '../applications/resume/resume-download.entity.ts';
import { Resume } from '../applications/resume/resume.entity.ts';
import { ServiceInquiry } from '../inquiries/inquiry.entity.ts';
import { RateLimit } from '../limits/rate-limit.entity.ts';
import { Job } from '../jobs/job.entity.ts';
import { Mail } from '../mail/outbox/mail.entity.ts';
import { QuoteRequest } from '../offers/offer.entity.ts';
import { Rental } from '../rentals/rental.entity.ts';
import { Submission } from '../submissions/submission.entity.ts';
import { POSTGRES } from './pooled-client.ts';

const ENTITIES = [
  Admin,
  AdminSession,
  KnownPlace,
  Rental,
  Job,
  Submission,
  QuoteRequest,
  JobApplication,
  ServiceInquiry,
  Resume,
  ResumeDownload,
  RateLimit,
  Mail,
];

/** Milliseconds. With these limits a slow database leads to a quick 503 and not to calls that hang. */
const DATABASE_TIMEOUTS = {
  connectionTimeoutMillis: 1000,
  query_timeout: 3000,
  statement_timeout: 2500,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 5000,
};

/** Shared by the application, the migrations, the TypeORM command line and the specs. */
export function databaseOptions(url: string, poolSize = 10): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    entities: ENTITIES,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    // gen_random_uuid() is built into PostgreSQL since 13, so no extension and no superuser is needed
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: 'eclar-site',
    driver: POSTGRES,
    extra: DATABASE_TIMEOUTS,
  };
}

/** For migrations, which have no time limit for statements. */
export function migrationDataSource(url: string): DataSource {
  return new DataSource({ ...databaseOptions(url, 2), extra: { connectionTimeoutMillis: 5000 } });
}
