import { useEffect } from 'react';
import { type DeliveryOption, type ServiceInquiry } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { INQUIRY_RULES } from '../../../../shared/rules.ts';
import { sendInquiry } from '../../api/inquiries.ts';
import { useFieldValue } from '../../components/form/use-field-value.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { useRental } from './use-rental.ts';

const DELIVER: DeliveryOption = 'Deliver';

export function useInquiryForm() {
  const { form, field, onSubmit } = useRuledForm<ServiceInquiry>(INQUIRY_RULES);
  const { submit, failure, reference } = useSubmission(MESSAGES.inquiry);
  const toDeliver = useFieldValue(form, 'deliveryOption') === DELIVER;
  const { getValues, setValue } = form;
  const rental = useRental();
  useEffect(() => {
    if (rental && !getValues('description')) setValue('description', `Rental: ${rental}`);
  }, [rental, getValues, setValue]);

  const send = onSubmit(async (input) => {
    if (!(await submit(() => sendInquiry(inquiryOf(input))))) return;
    form.reset({ service: input.service }, { keepFieldsRef: true });
  });
  return { field, toDeliver, busy: form.formState.isSubmitting, send, failure, reference };
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
