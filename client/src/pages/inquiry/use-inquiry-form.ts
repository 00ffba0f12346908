import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ServiceName } from '../../../../shared/catalogue.ts';
import { type DeliveryOption, type ServiceInquiry } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { INQUIRY_RULES } from '../../../../shared/rules.ts';
import { sendInquiry } from '../../api/inquiries.ts';
import { useDraft } from '../../components/public-form/use-draft.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSending } from '../../components/public-form/use-sending.ts';
import { useRental } from './use-rental.ts';

const DELIVER: DeliveryOption = 'Deliver';

export function useInquiryForm(service?: ServiceName) {
  const { form, field, busy, onSubmit } = useRuledForm<ServiceInquiry>(INQUIRY_RULES);
  const { submit, ...outcome } = useSending('inquiry', MESSAGES.inquiry);
  const rental = useRental();
  const presets = useMemo(() => ({ service, description: rental && `Rental: ${rental}` }), [service, rental]);
  useDraft({ name: 'inquiry', form, rules: INQUIRY_RULES, presets });
  const toDeliver = useStore(form.store, ({ values }) => values.deliveryOption) === DELIVER;

  const send = onSubmit(async (input, event) => {
    const inquiry = inquiryOf(input);
    if (!(await submit(event, inquiry, (call) => sendInquiry(inquiry, call)))) return;
    form.reset({ service: input.service });
  });
  return { field, toDeliver, state: { ...outcome, busy, send } };
}

/** Every key of the payload; a place typed before the visitor chose to pick up is not sent. */
function inquiryOf({ name, email, service, contact, description, ...delivery }: ServiceInquiry): ServiceInquiry {
  const { deliveryOption, deliveryLocation = '' } = delivery;
  return {
    name,
    email,
    service,
    contact,
    description,
    deliveryOption,
    deliveryLocation: deliveryOption === DELIVER ? deliveryLocation : '',
  };
}
