import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { FormOffer } from '#shared/content/documents/forms';
import type { SubmissionKind } from '#shared/contract';
import type { ContactNeed } from '#shared/forms/contact';
import { PublishedContent } from '../../content/published/published-content.ts';

/** Of the latest call. Concurrent calls share it, because a process serves one site; AsyncLocalStorage costs Node.js 20 a tenth of its CPU. */
let current: FormOffer['contact'];

/** The contact details that a form requires, during a call that `ReadContactNeeds` intercepts. */
export const contactNeedOf = (kind: SubmissionKind): ContactNeed => current?.[kind] ?? 'both';

/** Tells the validation of a form what the firm requires: decorators of a body cannot be given the published content. */
@Injectable()
export class ReadContactNeeds implements NestInterceptor {
  constructor(private readonly content: PublishedContent) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    current = this.content.content.forms.contact;
    return next.handle();
  }
}
