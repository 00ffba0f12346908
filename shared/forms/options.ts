/** The option for a meeting outside the company office. */
export const MEETING_ELSEWHERE = 'Other';

export const DELIVERY_OPTIONS = ['Pick Up', 'Deliver'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];
