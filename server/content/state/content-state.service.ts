import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ContentState } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { expiringCredentials } from '#shared/content/expiring';
import { officeDay } from '#shared/meetings/office-day';
import { hasFirstPassword } from '../../auth/account/admin-account.ts';
import { ENV, type Env } from '../../config/env.ts';
import { ContentDraft } from '../content-draft.entity.ts';
import { stateOf, withDrafts } from '../drafts/drafts.service.ts';
import { ContentPictures } from '../pictures/content-pictures.ts';
import { readPublished } from '../published/published-content.ts';
import { isSampleFirm } from '#shared/content/sample/sample-firm';
import { sampleLeft } from './sample-left.ts';

const bodiesOf = (drafts: ContentDraft[]) => Object.fromEntries(drafts.map(({ document, body }) => [document, body]));

const addressesOf = ({ services, ownPages }: Content) =>
  [...services.services.filter(({ hidden }) => !hidden), ...ownPages.pages].map(({ id, path }) => ({ id, path }));

/** The content as an editor sees it, with its problems and open tasks. */
@Injectable()
export class ContentStateService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly pictures: ContentPictures,
  ) {}

  async state(): Promise<ContentState> {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      const published = await readPublished(manager);
      const drafts = await manager.find(ContentDraft, { order: { document: 'ASC' } });
      const content = withDrafts(published, drafts);
      const pictures = await this.pictures.problemsOf(manager, bodiesOf(drafts));
      return {
        release: published.release,
        content,
        drafts: drafts.map((draft) => stateOf(draft, { pictures, published: published.content })),
        addresses: addressesOf(published.content),
        isSample: isSampleFirm(published.content),
        sampleLeft: sampleLeft(content, { ...this.env, hasFirstPassword: await hasFirstPassword(manager) }),
        expiring: expiringCredentials(published.content, officeDay()),
      };
    });
  }
}
