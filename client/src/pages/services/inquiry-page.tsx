import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ServiceInquiry } from '#shared/contract';
import { INQUIRY_FORM, RENTAL_LINE } from '#shared/forms/inquiry';
import { DELIVERY_OPTIONS, type DeliveryOption } from '#shared/forms/options';
import { LIMITS } from '#shared/limits';
import { MESSAGES } from '#shared/messages';
import { TextareaField, TextField } from '../../components/form/controls.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { RadioGroup } from '../../components/form/radio-group.tsx';
import { useFormParts } from '../../components/public-form/parts/use-part.ts';
import { PublicForm } from '../../components/public-form/public-form.tsx';
import { ServiceField } from '../../components/public-form/service-field.tsx';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';
import { ServiceFormPage } from '../../components/service/service-form-page.tsx';
import { ServiceLinks } from '../../components/service/service-story.tsx';
import { rentalLinks } from '../../components/service/supply-links.ts';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './inquiry-form.module.css';

const DELIVER: DeliveryOption = 'Deliver';

function useInquiryForm(service?: string) {
  const rental = useRental();
  const presets = useMemo(() => ({ service, description: rental && RENTAL_LINE + rental }), [service, rental]);
  const { form, ...inquiry } = usePublicForm<ServiceInquiry>({
    name: 'inquiry',
    record: INQUIRY_FORM,
    presets,
    keeps: 'service',
  });
  const toDeliver = useStore(form.store, ({ values }) => values.deliveryOption) === DELIVER;
  return { ...inquiry, form, toDeliver };
}

/** The rental that the visitor comes from, passed in the query by its card's link. */
function useRental(): string | undefined {
  const about = new URLSearchParams(useLocation().search).get('about');
  return about?.replace(/\s+/g, ' ').trim().slice(0, LIMITS.vehicleName);
}

function InquiryForm({ preset }: { preset?: string }) {
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
          hint="If left blank, our office will call you for the address."
        />
      )}
    </PublicForm>
  );
}

/** /services, and a page per material: its description and the form with the material preset. */
export function InquiryPage() {
  const { service, heading } = usePageData().page;
  return (
    <ServiceFormPage
      aside={<ServiceLinks heading="What we supply" form="inquiry" more={rentalLinks(useSite())} />}
      id="inquiry"
      heading={MESSAGES.inquiry.heading}
      name={heading}
      link={MESSAGES.inquiry.heading}
    >
      <InquiryForm preset={service?.name} />
    </ServiceFormPage>
  );
}
