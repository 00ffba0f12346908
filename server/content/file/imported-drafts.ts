import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Content, DOCUMENT_NAMES } from '#shared/content/documents';
import { same } from '#shared/content/same';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { type Author, takenOver } from '../drafts/owner-fields.ts';
import { DraftsService } from '../drafts/drafts.service.ts';
import { readPublished } from '../published/published-content.ts';

/** Puts the documents of a file in the place of drafts, and loses none that somebody has written. */
@Injectable()
export class ImportedDrafts {
  constructor(private readonly drafts: DraftsService) {}

  /** @throws Problem 409 when a draft says what neither the file nor the published content says */
  async check(manager: EntityManager, content: Partial<Content>): Promise<void> {
    const { content: published } = await readPublished(manager);
    for (const { document, body } of await manager.find(ContentDraft))
      this.checkDraft(body, [published[document], content[document] ?? body]);
  }

  /** Documents that are published as they are in the file get no draft; drafts are `by` whoever sent the file. */
  async store(manager: EntityManager, content: Partial<Content>, by: Author): Promise<void> {
    const { content: published } = await readPublished(manager);
    const changed = DOCUMENT_NAMES.filter((name) => content[name] && !same(content[name], published[name]));
    for (const document of changed.toSorted()) {
      const draft = await this.drafts.lock(manager, document, by.email);
      this.checkDraft(draft.body, [published[document], content[document]]);
      const body = takenOver(by, document, draft.body, content[document]!);
      await this.drafts.store(manager, draft, { body });
    }
  }

  private checkDraft(draft: unknown, harmless: unknown[]): void {
    if (!harmless.some((body) => same(draft, body))) throw new Problem(409, [ERRORS.contentFile.drafts]);
  }
}
