import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Job as JobRow, JobInput } from '../../shared/contract.ts';
import { ERRORS } from '../../shared/error-messages.ts';
import { fieldProblem } from '../../shared/rules.ts';
import { JOB_RULES } from '../../shared/row-rules.ts';
import { ListingService } from '../common/listing.service.ts';
import { Problem } from '../common/problem.ts';
import { ListCopies } from '../first-look/list-copies.ts';
import { cleanJobText } from './job-text.ts';
import { Job } from './job.entity.ts';

/** Cleaning can leave nothing of a text, which then counts as missing. @throws Problem 400 */
function cleaned(input: JobInput): JobInput {
  const job = {
    ...input,
    fullDescription: cleanJobText(input.fullDescription),
    qualifications: cleanJobText(input.qualifications),
  };
  const problems = (['fullDescription', 'qualifications'] as const).flatMap(
    (field) => fieldProblem(job[field].trim(), JOB_RULES[field]) ?? [],
  );
  if (problems.length > 0) throw new Problem(400, problems);
  return job;
}

@Injectable()
export class JobsService extends ListingService<JobInput, Job> {
  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    copies: ListCopies,
  ) {
    super(jobs, 'newest first', () => copies.drop('jobs'));
  }

  /** One open job, with the time it was posted at. @throws Problem 404 */
  async posted(id: string): Promise<Job> {
    const job = await this.jobs.createQueryBuilder('job').addSelect('job.createdAt').where({ _id: id }).getOne();
    if (!job) throw new Problem(404, ERRORS.notFound);
    return job;
  }

  override async create(input: JobInput): Promise<JobRow> {
    return super.create(cleaned(input));
  }

  override async replace(id: string, input: JobInput): Promise<JobRow> {
    return super.replace(id, cleaned(input));
  }
}
