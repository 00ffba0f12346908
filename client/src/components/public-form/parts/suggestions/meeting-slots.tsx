import { useStore } from 'zustand';
import type { QuoteRequest } from '#shared/contract';
import { useFirm } from '#client/content/content-context.tsx';
import { usePageData } from '#client/content/page-context.tsx';
import type { RuledForm } from '#client/components/form/form-state.ts';
import { slotsAfter } from './slots.ts';
import { Suggestions } from './suggestions.tsx';

/** Suggested meeting times. */
export function MeetingSlots({ form }: { form: RuledForm<QuoteRequest> }) {
  const { hours: open } = useFirm();
  const meetings = usePageData().meeting?.hours ?? [];
  const hours = meetings.length > 0 ? meetings : open;
  const chosen = useStore(form.store, ({ values }) => values.meetingDateTime);
  const slots = slotsAfter(new Date(), hours);
  if (slots.length === 0) return null;
  return (
    <Suggestions
      label="Quick choices"
      options={slots}
      chosen={chosen}
      onChoose={(slot) => form.set('meetingDateTime', slot)}
    />
  );
}
