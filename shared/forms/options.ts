/** The choice of a meeting that is not at the company office. */
export const MEETING_ELSEWHERE = 'Other';

export const DELIVERY_OPTIONS = ['Pick Up', 'Deliver'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];
