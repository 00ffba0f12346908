import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ServiceName } from '../../../../shared/catalogue.ts';
import { COMPANY } from '../../../../shared/company.ts';
import { MEETING_ELSEWHERE, type QuoteRequest } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { QUOTE_RULES } from '../../../../shared/rules.ts';
import { sendQuoteRequest } from '../../api/offers.ts';
import { useDraft } from '../../components/public-form/use-draft.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSending } from '../../components/public-form/use-sending.ts';
import { meetingText } from './meeting-time.ts';

/** Where to meet, unless the visitor says otherwise. */
const INITIAL = { meetingLocation: COMPANY.officeLabel };

export function useQuoteForm(service?: ServiceName) {
  const { form, field, busy, onSubmit } = useRuledForm<QuoteRequest>(QUOTE_RULES);
  const { submit, ...outcome } = useSending('quote', MESSAGES.quote);
  const presets = useMemo(() => ({ service }), [service]);
  useDraft({ name: 'quote', form, rules: QUOTE_RULES, presets, initial: INITIAL });
  const elsewhere = useStore(form.store, ({ values }) => values.meetingLocation) === MEETING_ELSEWHERE;

  const send = onSubmit(async (input, event) => {
    const request = requestOf(input);
    if (!(await submit(event, request, (call) => sendQuoteRequest(request, call)))) return;
    form.reset({ service: input.service, ...INITIAL });
  });
  return { field, elsewhere, state: { ...outcome, busy, send } };
}

/** Every key of the payload; a place typed before the visitor went back to the office is not sent. */
function requestOf({ name, phone, email, service, ...meeting }: QuoteRequest): QuoteRequest {
  const { meetingLocation, customLocation = '', meetingDateTime } = meeting;
  return {
    name,
    phone,
    email,
    service,
    meetingLocation,
    customLocation: meetingLocation === MEETING_ELSEWHERE ? customLocation : '',
    meetingDateTime: meetingText(meetingDateTime),
  };
}
