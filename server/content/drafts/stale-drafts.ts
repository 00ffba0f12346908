import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { catchError, type Observable } from 'rxjs';
import type { Revisions } from '#shared/content/contract';
import type { DocumentName } from '#shared/content/documents';
import { ERRORS } from '#shared/error-messages';
import { Problem } from '../../http/errors/problem.ts';
import type { ContentDraft } from '../content-draft.entity.ts';
import { StaleDraftsDto } from '../content.dto.ts';
import { ContentStateService } from '../state/content-state.service.ts';

/** The drafts have changed since the editor saw them. */
export class StaleDrafts extends Problem {
  constructor(extra: object = {}) {
    super(409, ERRORS.content.changedMeanwhile, extra);
  }
}

/** @throws StaleDrafts unless `seen` is the draft's revision, or null without a draft */
export function checkSeen({ revision }: Pick<ContentDraft, 'revision'>, seen: number | null = null): void {
  if ((revision || null) !== seen) throw new StaleDrafts();
}

/** @throws StaleDrafts unless these are exactly the named drafts, at their revisions */
export function checkAllSeen(drafts: ContentDraft[], revisions: Revisions): void {
  const names = drafts.map(({ document }) => document);
  const isGone = (Object.keys(revisions) as DocumentName[]).some((name) => !names.includes(name));
  if (isGone || drafts.some(({ document, revision }) => revisions[document] !== revision)) throw new StaleDrafts();
}

/** Adds the current content to StaleDrafts responses. */
@Injectable()
class ShowsCurrentState implements NestInterceptor {
  constructor(private readonly states: ContentStateService) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw error instanceof StaleDrafts ? new StaleDrafts({ state: await this.states.state() }) : error;
      }),
    );
  }
}

/** Refuses a call whose editor has not seen the current drafts, and sends these along. */
export const RefusesStaleDrafts = () =>
  applyDecorators(
    UseInterceptors(ShowsCurrentState),
    ApiResponse({ status: 409, description: 'A draft has changed since it was read.', type: StaleDraftsDto }),
  );
