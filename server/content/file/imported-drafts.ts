import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Content, DOCUMENT_NAMES, type DocumentName, upgraded } from '#shared/content/documents';
import { same } from '#shared/content/same';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { DraftsService } from '../drafts/drafts.service.ts';
import { readPublished } from '../published/published-content.ts';

/** Puts the documents of a file in the place of drafts, and loses none that somebody has written. */
@Injectable()
export class ImportedDrafts {
  constructor(private readonly drafts: DraftsService) {}

  /** @throws Problem 409 when a draft says what neither the file nor the published content says */
  async check(manager: EntityManager, content: Partial<Content>): Promise<void> {
    const { content: published } = await readPublished(manager);
    for (const { document, schema, body } of await manager.find(ContentDraft))
      this.checkDraft(upgraded(document, schema, body), [published[document], content[document] ?? body]);
  }

  /** Documents that are published as they are in the file get no draft. */
  async store(manager: EntityManager, content: Partial<Content>): Promise<void> {
    const { content: published } = await readPublished(manager);
    const changed = DOCUMENT_NAMES.filter((name) => content[name] && !same(content[name], published[name]));
    for (const document of changed) await this.storeOne(manager, document, content[document]!, published[document]);
  }

  private async storeOne(manager: EntityManager, document: DocumentName, body: object, published: object) {
    const draft = await this.drafts.lock(manager, document);
    this.checkDraft(draft.body, [published, body]);
    await this.drafts.store(manager, draft, body);
  }

  private checkDraft(draft: unknown, harmless: unknown[]): void {
    if (!harmless.some((body) => same(draft, body))) throw new Problem(409, [ERRORS.contentFile.drafts]);
  }
}
