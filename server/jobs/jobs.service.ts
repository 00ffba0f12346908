import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import type { Job as JobRow, JobInput } from '#shared/contract';
import { officeDay } from '#shared/office-day';
import { fieldProblem, normaliseField } from '#shared/rules';
import { JOB_RULES } from '#shared/row-rules';
import { ListingService } from '../listing.ts';
import { Problem } from '../http/errors/problem.ts';
import { ListCache } from '../http/cache/list-cache.ts';
import { cleanJobText } from './job-text.ts';
import { Job } from './job.entity.ts';

const HTML_FIELDS = ['fullDescription', 'qualifications'] as const;

/** A job is open until the end of its closing day. */
const OPEN = '(job.closesOn IS NULL OR job.closesOn >= :today)';

/**
 * Cleaned text is trimmed and checked again, because it can have become empty or too long.
 * @throws Problem 400
 */
async function cleaned(input: JobInput): Promise<JobInput> {
  const job = { ...input, closesOn: input.closesOn ?? '' };
  for (const field of HTML_FIELDS)
    job[field] = normaliseField(await cleanJobText(input[field]), JOB_RULES[field]) as string;
  const problems = HTML_FIELDS.flatMap((field) => fieldProblem(job[field], JOB_RULES[field]) ?? []);
  if (problems.length > 0) throw new Problem(400, problems);
  return job;
}

/** A job that stays open has the fields of the specification and no other. */
function shown({ closesOn, ...job }: JobRow): JobRow {
  return closesOn ? { ...job, closesOn } : job;
}

@Injectable()
export class JobsService extends ListingService<JobInput, Job> {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    listCache: ListCache,
  ) {
    super(jobs, JOB_RULES, 'newest first', () => listCache.drop('jobs'));
  }

  /** Every open job, newest first. */
  override list(): Promise<Job[]> {
    return this.newestFirst().where(OPEN).getMany();
  }

  /** Every job whose closing day has passed, newest first. */
  closed(): Promise<Job[]> {
    return this.newestFirst().where(`NOT ${OPEN}`).getMany();
  }

  /** Every open job with its time of creation, newest first. */
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
