import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ServiceName } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { MEETING_ELSEWHERE, type QuoteRequest } from '#shared/contract';
import { QUOTE_FORM } from '#shared/forms/quote';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';
import { meetingText } from './meeting-time.ts';

/** Where to meet, unless the visitor chooses another place. */
const INITIAL = { meetingLocation: COMPANY.officeLabel };

const requestOf = (input: QuoteRequest) => ({ ...input, meetingDateTime: meetingText(input.meetingDateTime) });

export function useQuoteForm(service?: ServiceName) {
  const presets = useMemo(() => ({ service }), [service]);
  const { form, ...quote } = usePublicForm<QuoteRequest>({
    name: 'quote',
    record: QUOTE_FORM,
    presets,
    initial: INITIAL,
    keeps: 'service',
    payloadOf: requestOf,
  });
  const elsewhere = useStore(form.store, ({ values }) => values.meetingLocation) === MEETING_ELSEWHERE;
  return { ...quote, elsewhere };
}
