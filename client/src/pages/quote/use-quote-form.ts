import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ServiceName } from '../../../../shared/catalogue.ts';
import { COMPANY } from '../../../../shared/company.ts';
import { MEETING_ELSEWHERE, type QuoteRequest } from '../../../../shared/contract.ts';
import { ENDPOINTS } from '../../../../shared/endpoints.ts';
import { QUOTE_RULES } from '../../../../shared/rules.ts';
import { postForm } from '../../api/public-form.ts';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';
import { meetingText } from './meeting-time.ts';

/** Where to meet, unless the visitor chooses another place. */
const INITIAL = { meetingLocation: COMPANY.officeLabel };

export function useQuoteForm(service?: ServiceName) {
  const presets = useMemo(() => ({ service }), [service]);
  const { form, ...quote } = usePublicForm<QuoteRequest>({
    name: 'quote',
    rules: QUOTE_RULES,
    presets,
    initial: INITIAL,
    keeps: 'service',
    payloadOf: requestOf,
    post: (request, metadata) => postForm(ENDPOINTS.offers, request, metadata),
  });
  const elsewhere = useStore(form.store, ({ values }) => values.meetingLocation) === MEETING_ELSEWHERE;
  return { ...quote, elsewhere };
}

/** A place typed before the visitor chose the office again is not sent. */
const requestOf = ({ customLocation = '', ...request }: QuoteRequest): QuoteRequest => ({
  ...request,
  customLocation: request.meetingLocation === MEETING_ELSEWHERE ? customLocation : '',
  meetingDateTime: meetingText(request.meetingDateTime),
});
