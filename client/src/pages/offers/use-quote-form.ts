import { useMemo } from 'react';
import { useStore } from 'zustand';
import { meetingOffice } from '#shared/content/site/site';
import type { QuoteRequest } from '#shared/contract';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { QUOTE_FORM } from '#shared/forms/quote';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';
import { useFirm } from '../../content/content-context.tsx';
import { meetingText } from './meeting-time.ts';

const requestOf = (input: QuoteRequest) => ({ ...input, meetingDateTime: meetingText(input.meetingDateTime) });

export function useQuoteForm(service?: string) {
  const office = meetingOffice(useFirm());
  /** Where to meet, unless the visitor chooses another place. */
  const initial = useMemo(() => ({ meetingLocation: office }), [office]);
  const presets = useMemo(() => ({ service }), [service]);
  const { form, ...quote } = usePublicForm<QuoteRequest>({
    name: 'quote',
    record: QUOTE_FORM,
    presets,
    initial,
    keeps: 'service',
    payloadOf: requestOf,
  });
  const elsewhere = useStore(form.store, ({ values }) => values.meetingLocation) === MEETING_ELSEWHERE;
  return { ...quote, form, elsewhere };
}
