import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ServiceName } from '../../../../shared/catalogue.ts';
import { type DeliveryOption, type ServiceInquiry } from '../../../../shared/contract.ts';
import { INQUIRY_FORM } from '../../../../shared/forms/inquiry.ts';
import { sendInquiry } from '../../api/inquiries.ts';
import { useDraft } from '../../components/form/use-draft.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { useRental } from './use-rental.ts';

const DELIVER: DeliveryOption = 'Deliver';

export function useInquiryForm(service?: ServiceName) {
  const { form, field, busy, onSubmit } = useRuledForm<ServiceInquiry>(INQUIRY_FORM.fields);
  const { submit, ...outcome } = useSubmission('inquiry', INQUIRY_FORM.messages);
  const rental = useRental();
  const presets = useMemo(() => ({ service, description: rental && `Rental: ${rental}` }), [service, rental]);
  useDraft({ name: 'inquiry', form, rules: INQUIRY_FORM.fields, presets });
  const toDeliver = useStore(form.store, ({ values }) => values.deliveryOption) === DELIVER;

  const send = onSubmit(async (inquiry, event) => {
    if (!(await submit(event, inquiry, (call) => sendInquiry(inquiry, call)))) return;
    form.reset({ service: inquiry.service });
  });
  return { field, toDeliver, state: { ...outcome, busy, send } };
}
