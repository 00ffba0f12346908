import { DELIVERY_OPTIONS } from '#shared/forms/options';
import { TextareaField, TextField } from '../../components/form/controls.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { PublicForm } from '../../components/public-form/public-form.tsx';
import { RadioGroup } from '../../components/form/radio-group.tsx';
import { useFormParts } from '../../components/public-form/parts/use-part.ts';
import { ServiceField } from '../../components/public-form/service-field.tsx';
import styles from './inquiry-form.module.css';
import { useInquiryForm } from './use-inquiry-form.ts';

export function InquiryForm({ preset }: { preset?: string }) {
  const { form, field, toDeliver, state } = useInquiryForm(preset);
  const Tool = useFormParts()?.Materials;
  return (
    <PublicForm about={preset} {...state}>
      <TextField {...field('name')} autoComplete="name" />
      <FieldPair>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField
          {...field('contact')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint="Your phone number, such as 0917 123 4567."
        />
      </FieldPair>
      <ServiceField {...field('service')} group="inquiry" preset={preset} />
      <TextareaField {...field('description')} hint="What you need, how much and when." />
      <div className={styles.tool}>{Tool && <Tool form={form} />}</div>
      <RadioGroup {...field('deliveryOption')} options={DELIVERY_OPTIONS} />
      {toDeliver && (
        <TextField
          {...field('deliveryLocation')}
          autoComplete="street-address"
          hint="If you leave it empty, our office will call for the address."
        />
      )}
    </PublicForm>
  );
}
