import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ServiceInquiry } from '#shared/contract';
import type { DeliveryOption } from '#shared/forms/options';
import { INQUIRY_FORM, RENTAL_LINE } from '#shared/forms/inquiry';
import { LIMITS } from '#shared/limits';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';

const DELIVER: DeliveryOption = 'Deliver';

export function useInquiryForm(service?: string) {
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

/** The rental that the visitor comes from: the link of its card passes it in the query. */
function useRental(): string | undefined {
  const about = new URLSearchParams(useLocation().search).get('about');
  return about?.replace(/\s+/g, ' ').trim().slice(0, LIMITS.vehicleName);
}
