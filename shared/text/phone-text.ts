/** A Philippine mobile number: `09` and nine digits, or `63` in place of the 0. */
const MOBILE = /^(?:\+?63|0)(9\d\d)(\d{3})(\d{4})$/;

/** Writes Philippine mobile numbers in one way, `0917 123 4567`; all else as it was typed. */
export const phoneText = (phone: string): string => {
  const mobile = MOBILE.exec(phone.replace(/[\s().-]/g, ''));
  return mobile ? `0${mobile.slice(1).join(' ')}` : phone;
};
