import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Content, DOCUMENT_NAMES } from '#shared/content/documents';
import { deepEqual } from '#shared/content/deep-equal';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { type Author, withoutOwnerChanges } from '../drafts/owner-fields.ts';
import { DraftsService } from '../drafts/drafts.service.ts';
import { readPublished } from '../published/published-content.ts';

/** Stores the documents of a file as drafts, without losing any unpublished change. */
@Injectable()
export class ImportedDrafts {
  constructor(private readonly drafts: DraftsService) {}

  /** @throws Problem 409 if a draft differs from both the file and the published content */
  async check(manager: EntityManager, content: Partial<Content>): Promise<void> {
    const { content: published } = await readPublished(manager);
    for (const { document, body } of await manager.find(ContentDraft))
      this.checkDraft(body, [published[document], content[document] ?? body]);
  }

  /** Stores a draft for each document that differs from the published one. `by` becomes their author. */
  async store(manager: EntityManager, content: Partial<Content>, by: Author): Promise<void> {
    const { content: published } = await readPublished(manager);
    const changed = DOCUMENT_NAMES.filter((name) => content[name] && !deepEqual(content[name], published[name]));
    for (const document of changed.toSorted()) {
      const draft = await this.drafts.lock(manager, document, by.email);
      this.checkDraft(draft.body, [published[document], content[document]]);
      const body = withoutOwnerChanges(by, document, draft.body, content[document]!);
      await this.drafts.store(manager, draft, { body });
    }
  }

  private checkDraft(draft: unknown, harmless: unknown[]): void {
    if (!harmless.some((body) => deepEqual(draft, body))) throw new Problem(409, [ERRORS.contentFile.drafts]);
  }
}
