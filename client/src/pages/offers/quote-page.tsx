import { useMemo } from 'react';
import { useStore } from 'zustand';
import { meetingOffice, serviceLabel } from '#shared/content/addresses/site';
import type { QuoteRequest } from '#shared/contract';
import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { QUOTE_FORM } from '#shared/forms/quote';
import { clockTime, fullDay } from '#shared/meetings/day-text';
import { officeTime } from '#shared/meetings/time-zone';
import { SelectField, TextField } from '../../components/form/controls.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { useFormParts } from '../../components/public-form/parts/use-part.ts';
import { PublicForm } from '../../components/public-form/public-form.tsx';
import { ServiceField } from '../../components/public-form/service-field.tsx';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';
import { ServiceFormPage } from '../../components/service/service-form-page.tsx';
import { ServiceLinks } from '../../components/service/service-story.tsx';
import { materialLinks } from '../../components/service/supply-links.ts';
import { useFirm, useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { useBrowserValue } from '../../hooks/use-browser-value.ts';
import styles from './quote-form.module.css';

/** A `datetime-local` value: `2025-03-03T14:30`, optionally with seconds. */
const PICKED = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * Formats a picked time as `Monday, March 3, 2025 at 2:30 PM`, without time zone conversion. Browsers without the picker accept any text,
 * which is returned unchanged.
 */
export function meetingText(picked: string): string {
  const [, day, time] = PICKED.exec(picked) ?? [];
  return !day || Number.isNaN(Date.parse(day)) ? picked : `${fullDay(day)} at ${clockTime(time)}`;
}

const thisMinute = () => officeTime(new Date());

const CHECKS = {
  meetingDateTime: (picked: string) =>
    PICKED.test(picked) && picked < thisMinute() ? 'Choose a time in the future.' : undefined,
};

const requestOf = (input: QuoteRequest) => ({ ...input, meetingDateTime: meetingText(input.meetingDateTime) });

function useQuoteForm(service?: string) {
  const office = meetingOffice(useFirm());
  /** Meetings are at the office unless the visitor chooses another place. */
  const initial = useMemo(() => ({ meetingLocation: office }), [office]);
  const presets = useMemo(() => ({ service }), [service]);
  const { form, ...quote } = usePublicForm<QuoteRequest>({
    name: 'quote',
    record: QUOTE_FORM,
    checks: CHECKS,
    presets,
    initial,
    keeps: 'service',
    payloadOf: requestOf,
  });
  const elsewhere = useStore(form.store, ({ values }) => values.meetingLocation) === MEETING_ELSEWHERE;
  return { ...quote, form, elsewhere };
}

const ZONE = 'Philippine time (UTC+8).';

/** Without a maximum, the picker's year has six digits. */
const LAST_DATE = '9999-12-31T23:59';

function QuoteForm({ preset }: { preset?: string }) {
  const { form, field, elsewhere, state } = useQuoteForm(preset);
  const parts = useFormParts();
  const { meeting } = usePageData();
  const now = useOfficeTime();
  const office = meetingOffice(useFirm());
  // any time from now on, or only the company's meeting hours; the server refuses others
  const time = { ...field('meetingDateTime'), hint: ZONE + (meeting?.said ?? '') };
  return (
    <PublicForm about={preset} {...state}>
      <TextField {...field('name')} autoComplete="name" />
      <FieldPair>
        <TextField {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      </FieldPair>
      <ServiceField {...field('service')} group="quote" preset={preset} />
      <SelectField {...field('meetingLocation')}>
        {[...new Set([office, ...(meeting?.places ?? [])])].map((place) => (
          <option key={place}>{place}</option>
        ))}
        <option>{MEETING_ELSEWHERE}</option>
      </SelectField>
      {elsewhere && <TextField {...field('customLocation')} hint="Street or landmark, and town." />}
      <div>
        {meeting?.said && parts && now ? (
          <parts.MeetingPicker form={form} meeting={meeting} now={now} {...time} />
        ) : (
          <TextField {...time} type="datetime-local" min={now} max={LAST_DATE} />
        )}
        <div className={styles.slots}>{parts && <parts.MeetingSlots form={form} />}</div>
      </div>
    </PublicForm>
  );
}

/** Undefined in prerendered HTML, which may be days old. */
const useOfficeTime = () => useBrowserValue(thisMinute, () => undefined);

/** /offers, and a page per service: its description and the form with the service preset. */
export function QuotePage() {
  const { service } = usePageData().page;
  const more = materialLinks(useSite(), 'Concrete and aggregates');
  return (
    <ServiceFormPage
      aside={<ServiceLinks heading="What we offer" form="quote" more={more} />}
      id="request"
      heading="Your request"
      name={service && serviceLabel(service)}
      link="Request a free quote"
    >
      <QuoteForm preset={service?.name} />
    </ServiceFormPage>
  );
}
