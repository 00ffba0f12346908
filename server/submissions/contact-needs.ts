import { AsyncLocalStorage } from 'node:async_hooks';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import type { FormOffer } from '#shared/content/documents/forms';
import type { SubmissionKind } from '#shared/contract';
import type { ContactNeed } from '#shared/forms/contact';
import { PublishedContent } from '../content/published/published-content.ts';

const current = new AsyncLocalStorage<FormOffer['contact']>();

/** The contact details that a form requires, during a call that `ReadContactNeeds` intercepts. */
export const contactNeedOf = (kind: SubmissionKind): ContactNeed => current.getStore()?.[kind] ?? 'both';

/** Tells the validation of a form what the firm requires: decorators of a body cannot be given the published content. */
@Injectable()
export class ReadContactNeeds implements NestInterceptor {
  constructor(private readonly content: PublishedContent) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { contact } = this.content.content.forms;
    return new Observable((subscriber) => current.run(contact, () => next.handle().subscribe(subscriber)));
  }
}
