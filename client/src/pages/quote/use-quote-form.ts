import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ServiceName } from '../../../../shared/catalogue.ts';
import { COMPANY } from '../../../../shared/company.ts';
import { MEETING_ELSEWHERE, type QuoteRequest } from '../../../../shared/contract.ts';
import { QUOTE_FORM } from '../../../../shared/forms/quote.ts';
import { sendQuoteRequest } from '../../api/offers.ts';
import { useDraft } from '../../components/form/use-draft.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { meetingText } from './meeting-time.ts';

/** Where to meet, unless the visitor says otherwise. */
const INITIAL = { meetingLocation: COMPANY.officeLabel };

export function useQuoteForm(service?: ServiceName) {
  const { form, field, busy, onSubmit } = useRuledForm<QuoteRequest>(QUOTE_FORM.fields);
  const { submit, ...outcome } = useSubmission('quote', QUOTE_FORM.messages);
  const presets = useMemo(() => ({ service }), [service]);
  useDraft({ name: 'quote', form, rules: QUOTE_FORM.fields, presets, initial: INITIAL });
  const elsewhere = useStore(form.store, ({ values }) => values.meetingLocation) === MEETING_ELSEWHERE;

  const send = onSubmit(async (input, event) => {
    const request = { ...input, meetingDateTime: meetingText(input.meetingDateTime) };
    if (!(await submit(event, request, (call) => sendQuoteRequest(request, call)))) return;
    form.reset({ service: input.service, ...INITIAL });
  });
  return { field, elsewhere, state: { ...outcome, busy, send } };
}
