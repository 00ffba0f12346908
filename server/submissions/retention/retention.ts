import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PeriodicTask } from '../../periodic-task.ts';
import { monthsKept } from '#shared/content/site/privacy';
import { PublishedContent } from '../../content/published/published-content.ts';
import { ENV, type Env } from '../../config/env.ts';
import { deleteSubmissions } from './delete-submissions.ts';

/** Older than its months of retention, or deleted more than a day ago. Undo is offered for seconds only. */
const PAST_ITS_TIME = `
  kind = 'application' AND created_at < now() - make_interval(months => $1)
  OR kind = 'quote' AND created_at < now() - make_interval(months => $2)
  OR kind = 'inquiry' AND created_at < now() - make_interval(months => $3)
  OR deleted_at < now() - interval '1 day'`;

/** Deletes personal data at the end of its retention (RA 10173). Everything that belongs to a submission is deleted with its row. */
@Injectable()
export class Retention extends PeriodicTask {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly content: PublishedContent,
  ) {
    super({
      done: (count) => `Submissions deleted at the end of their retention: ${count}`,
      failed: 'The purge of old submissions failed.',
    });
  }

  /** Deletes submissions past their retention. @returns their number */
  async run(): Promise<number> {
    const { firm } = this.content;
    const months = [
      Math.min(this.env.RETAIN_APPLICATIONS_MONTHS, monthsKept(firm, 'applications')),
      Math.min(this.env.RETAIN_QUOTES_MONTHS, monthsKept(firm, 'quotes')),
      Math.min(this.env.RETAIN_INQUIRIES_MONTHS, monthsKept(firm, 'inquiries')),
    ];
    // replicas run this at the same time
    const doomed = { where: PAST_ITS_TIME, values: months, skipLocked: true };
    let purged = 0;
    for await (const count of deleteSubmissions(this.database, doomed)) purged += count;
    return purged;
  }
}
