import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { SelectField, TextField } from '../../components/form/controls.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { PublicForm } from '../../components/public-form/public-form.tsx';
import { useFormParts } from '../../components/public-form/parts/use-part.ts';
import { ServiceField } from '../../components/public-form/service-field.tsx';
import { useFirm } from '../../content/content-context.tsx';
import { useBrowserValue } from '../../hooks/use-browser-value.ts';
import { officeTime } from './meeting-time.ts';
import styles from './quote-form.module.css';
import { useQuoteForm } from './use-quote-form.ts';

/** Without a maximum the picker's year has six digits. */
const LAST_DATE = '9999-12-31T23:59';

export function QuoteForm({ preset }: { preset?: string }) {
  const { form, field, elsewhere, state } = useQuoteForm(preset);
  const Slots = useFormParts()?.MeetingSlots;
  const { officeLabel } = useFirm();
  const now = useOfficeTime();
  return (
    <PublicForm about={preset} {...state}>
      <TextField {...field('name')} autoComplete="name" />
      <FieldPair>
        <TextField {...field('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
      </FieldPair>
      <ServiceField {...field('service')} group="quote" preset={preset} />
      <SelectField {...field('meetingLocation')}>
        <option>{officeLabel}</option>
        <option>{MEETING_ELSEWHERE}</option>
      </SelectField>
      {elsewhere && <TextField {...field('customLocation')} hint="Street or landmark, and town." />}
      <div>
        <TextField
          {...field('meetingDateTime')}
          type="datetime-local"
          min={now}
          max={LAST_DATE}
          hint="Philippine time (UTC+8)."
        />
        <div className={styles.slots}>{Slots && <Slots form={form} />}</div>
      </div>
    </PublicForm>
  );
}

const thisMinute = () => officeTime(new Date());

/** Undefined in the prerendered page, which may be days old. */
const useOfficeTime = () => useBrowserValue(thisMinute, () => undefined);
