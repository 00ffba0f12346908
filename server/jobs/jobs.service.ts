import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { SAMPLE_JOBS } from '#shared/content/sample/rows';
import type { Job as JobRow, JobInput } from '#shared/contract';
import { officeDay } from '#shared/meetings/office-day';
import { fieldProblem, normaliseField } from '#shared/rules';
import { JOB_RULES } from '#shared/listings/row-rules';
import { ListingService } from '../listing.ts';
import { FileRows } from '../content/file/file-rows.ts';
import { Problem } from '../http/errors/problem.ts';
import { ListCache } from '../http/cache/list-cache.ts';
import { cleanJobText } from './job-text.ts';
import { Job } from './job.entity.ts';

const HTML_FIELDS = ['fullDescription', 'qualifications'] as const;

/** A job is open until the end of its closing day. */
const OPEN = '(job.closesOn IS NULL OR job.closesOn >= :today)';

/** Cleans the HTML fields, then trims and checks them again, because cleaning can empty a text or make it too long. @throws Problem 400 */
async function cleaned(input: JobInput): Promise<JobInput> {
  const job = { ...input, closesOn: input.closesOn ?? '' };
  for (const field of HTML_FIELDS)
    job[field] = normaliseField(await cleanJobText(input[field]), JOB_RULES[field]) as string;
  const problems = HTML_FIELDS.flatMap((field) => fieldProblem(job[field], JOB_RULES[field]) ?? []);
  if (problems.length > 0) throw new Problem(400, problems);
  return job;
}

/** Omits an empty `closesOn`: a job without a closing day has only the fields of the specification. */
function shown({ closesOn, ...job }: JobRow): JobRow {
  return closesOn ? { ...job, closesOn } : job;
}

@Injectable()
export class JobsService extends ListingService<JobInput, Job> implements OnModuleInit {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    private readonly listCache: ListCache,
    private readonly fileRows: FileRows,
  ) {
    super(jobs, JOB_RULES, 'newest first', () => listCache.drop('jobs'));
  }

  onModuleInit(): void {
    const clean = (row: Record<string, string>) => cleaned(row as unknown as JobInput);
    const changed = () => this.listCache.drop('jobs');
    this.fileRows.add({ list: 'jobs', entity: Job, rules: JOB_RULES, sample: SAMPLE_JOBS, clean, changed });
  }

  override list(): Promise<Job[]> {
    return this.newestFirst().where(OPEN).getMany();
  }

  closed(): Promise<Job[]> {
    return this.newestFirst().where(`NOT ${OPEN}`).getMany();
  }

  /** The open jobs with `createdAt`, which queries omit by default. */
  posted(): Promise<Job[]> {
    return this.newestFirst().addSelect('job.createdAt').where(OPEN).getMany();
  }

  override async create(input: JobInput): Promise<JobRow> {
    return shown(await super.create(await cleaned(input)));
  }

  override async replace(id: string, input: JobInput, seen?: string): Promise<JobRow> {
    return shown(await super.replace(id, await cleaned(input), seen));
  }

  private newestFirst(): SelectQueryBuilder<Job> {
    const newestFirst = { 'job.createdAt': 'DESC', 'job._id': 'DESC' } as const;
    return this.jobs.createQueryBuilder('job').setParameter('today', officeDay()).orderBy(newestFirst);
  }
}
