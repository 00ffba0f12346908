import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Job as JobRow, JobInput } from '#shared/contract';
import { fieldProblem, normaliseField } from '#shared/rules';
import { JOB_RULES } from '#shared/row-rules';
import { ListingService } from '../listings/listing.service.ts';
import { Problem } from '../http/errors/problem.ts';
import { ListCache } from '../cache/list-cache.ts';
import { cleanJobText } from './job-text.ts';
import { Job } from './job.entity.ts';

const HTML_FIELDS = ['fullDescription', 'qualifications'] as const;

/**
 * Cleaned text is trimmed and checked again, because it can have become empty or too long.
 * @throws Problem 400
 */
function cleaned(input: JobInput): JobInput {
  const job = { ...input };
  for (const field of HTML_FIELDS) job[field] = normaliseField(cleanJobText(input[field]), JOB_RULES[field]) as string;
  const problems = HTML_FIELDS.flatMap((field) => fieldProblem(job[field], JOB_RULES[field]) ?? []);
  if (problems.length > 0) throw new Problem(400, problems);
  return job;
}

@Injectable()
export class JobsService extends ListingService<JobInput, Job> {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    listCache: ListCache,
  ) {
    super(jobs, 'newest first', () => listCache.drop('jobs'));
  }

  /** Every open job with its time of creation, newest first. */
  posted(): Promise<Job[]> {
    const newestFirst = { 'job.createdAt': 'DESC', 'job._id': 'DESC' } as const;
    return this.jobs.createQueryBuilder('job').addSelect('job.createdAt').orderBy(newestFirst).getMany();
  }

  override async create(input: JobInput): Promise<JobRow> {
    return super.create(cleaned(input));
  }

  override async replace(id: string, input: JobInput): Promise<JobRow> {
    return super.replace(id, cleaned(input));
  }
}
