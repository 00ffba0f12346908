/** The digits of a number, with its leading +. */
const dialled = (number: string) => number.replace(/(?!^\+)\D/g, '');

export const telAddress = (number: string): string => `tel:${dialled(number)}`;

/** Opens a chat in Viber. */
export const viberAddress = (number: string): string => `viber://chat?number=${encodeURIComponent(dialled(number))}`;
