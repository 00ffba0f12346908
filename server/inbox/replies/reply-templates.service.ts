import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ReplyTemplate as ReplyTemplateRow, ReplyTemplateInput } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { TEMPLATE_RULES } from '#shared/inbox/reply-template';
import { type Kinds, mustBeOwn } from '../../submissions/own-kinds.ts';
import { ListingService } from '../../listing.ts';
import { Problem } from '../../http/errors/problem.ts';
import { ReplyTemplate } from './reply-template.entity.ts';
import { STARTERS } from './starters.ts';

/** Keeps the starters in order and before later templates. Each is inserted once, even by two replicas at the same time. */
const ADD_STARTERS = `
  INSERT INTO reply_templates (id, kind, name, subject, body, created_at)
  SELECT _id, kind, name, subject, body, now() + place * interval '1 ms'
  FROM jsonb_to_recordset($1) AS starter (_id uuid, kind text, name text, subject text, body text, place int)
  WHERE NOT EXISTS (SELECT FROM reply_templates)
  ON CONFLICT DO NOTHING`;

interface Replacement {
  id: string;
  input: ReplyTemplateInput;
  /** The tag of the template (If-Match). */
  seen?: string;
}

@Injectable()
export class ReplyTemplatesService extends ListingService<ReplyTemplateInput, ReplyTemplate> {
  constructor(@InjectRepository(ReplyTemplate) private readonly templates: Repository<ReplyTemplate>) {
    super(templates, TEMPLATE_RULES, 'oldest first', () => undefined);
  }

  /** Adds the starters to a site that never had a template. They are not part of a migration, because a restored backup brings its own. */
  override async list(): Promise<ReplyTemplate[]> {
    const hasAny = await this.templates.exists({ withDeleted: true });
    if (!hasAny) await this.addStarters();
    return super.list();
  }

  async listOf(kinds: Kinds): Promise<ReplyTemplate[]> {
    return (await this.list()).filter(({ kind }) => kinds.includes(kind));
  }

  /** @throws Problem 403, 409 when there are too many */
  createOf(kinds: Kinds, input: ReplyTemplateInput): Promise<ReplyTemplateRow> {
    mustBeOwn(kinds, [input]);
    return this.create(input);
  }

  /** @throws Problem 403, 404; 409 when the template has changed since */
  async replaceOf(kinds: Kinds, { id, input, seen }: Replacement): Promise<ReplyTemplateRow> {
    mustBeOwn(kinds, [input]);
    await this.mustBeOwn(kinds, id);
    return this.replace(id, input, seen);
  }

  /** @throws Problem 403, 404 */
  async removeOf(kinds: Kinds, id: string): Promise<void> {
    await this.mustBeOwn(kinds, id);
    return this.remove(id);
  }

  /** @throws Problem 403, 404 */
  async restoreOf(kinds: Kinds, id: string): Promise<ReplyTemplate> {
    await this.mustBeOwn(kinds, id);
    return this.restore(id);
  }

  /** @throws Problem 409 when there are too many */
  override async create(input: ReplyTemplateInput): Promise<ReplyTemplateRow> {
    if ((await this.templates.count()) >= REPLY_LIMITS.templates)
      throw new Problem(409, ERRORS.replies.tooManyTemplates);
    return super.create(input);
  }

  private async mustBeOwn(kinds: Kinds, id: string): Promise<void> {
    mustBeOwn(kinds, await this.templates.find({ where: { _id: id }, withDeleted: true }));
  }

  private async addStarters(): Promise<void> {
    const starters = STARTERS.map((starter, index) => ({ ...starter, place: index - STARTERS.length }));
    await this.templates.manager.transaction((manager) => manager.query(ADD_STARTERS, [JSON.stringify(starters)]));
  }
}
