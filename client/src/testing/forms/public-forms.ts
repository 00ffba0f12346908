import { cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { APPLICATION_FORM } from '#shared/forms/application';
import type { FormRecord } from '#shared/forms/form';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { QUOTE_FORM } from '#shared/forms/quote';
import * as apply from './apply-form.ts';
import type { Call, Reply, Responses } from '../fake-api.ts';
import * as inquiry from './inquiry-form.ts';
import * as quote from './quote-form.ts';
import { resetStores } from '../environment/stores.ts';

interface OpenForm {
  user: UserEvent;
  calls: Call[];
  fill: () => Promise<void>;
  submit: () => Promise<void>;
}

export interface PublicForm {
  record: FormRecord;
  path: string;
  call: string;
  accepts: Reply;
  success: string;
  reference: string;
  /** The sentence without one from the server, and its line in the log. */
  failure: string;
  failed: RegExp;
  /** The key of its draft in session storage. */
  draft: string;
  open: (responses: Responses, at?: string) => Promise<OpenForm>;
  /** Makes the form show the field that depends on another. */
  showRest: (user: UserEvent) => Promise<void>;
}

export const PUBLIC_FORMS: PublicForm[] = [
  {
    record: QUOTE_FORM,
    path: '/offers',
    call: 'POST /offers',
    accepts: quote.ACCEPTS['POST /offers'],
    success: quote.SUCCESS,
    reference: 'Q-7F3K9D',
    failure: 'Failed to send quote.',
    failed: /Failed to send quote\./,
    draft: 'quote-draft-1',
    open: quote.openQuoteForm,
    showRest: (user) => user.selectOptions(quote.field('Meeting location'), 'Other'),
  },
  {
    record: APPLICATION_FORM,
    path: '/apply',
    call: 'POST /apply',
    accepts: apply.ACCEPTS['POST /apply'],
    success: apply.SUCCESS,
    reference: 'A-7F3K9D',
    failure: 'Failed to submit application.',
    failed: /Failed to submit application\./,
    draft: 'apply-draft-1',
    open: apply.openApplyForm,
    showRest: () => Promise.resolve(),
  },
  {
    record: INQUIRY_FORM,
    path: '/services',
    call: 'POST /services',
    accepts: inquiry.ACCEPTS['POST /services'],
    success: inquiry.SUCCESS,
    reference: 'I-7F3K9D',
    failure: 'Failed to submit.',
    failed: /Failed to submit\./,
    draft: 'inquiry-draft-1',
    open: inquiry.openInquiryForm,
    showRest: (user) => user.click(inquiry.field('Deliver')),
  },
];

/** Simulates a reload, which keeps session storage only. */
export function leavePage(): void {
  cleanup();
  resetStores();
}

/** Returns the replies in order, then repeats the last. */
export function inTurn(...replies: Reply[]): () => Reply {
  let asked = 0;
  return () => replies[Math.min(asked++, replies.length - 1)];
}

export const sendAgain = () => screen.getByRole('button', { name: 'Send again' });
export const noSendAgain = () => expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
