/** The code alone, or the whole tag that search engines show for copying. */
const VERIFICATION = /^(?:<meta\s[^<>]*content=["']([\w-]{8,100}={0,2})["'][^<>]*>|([\w-]{8,100}={0,2}))$/;

export const verificationCode = (text: string): string | undefined => {
  const [, inTag, alone] = VERIFICATION.exec(text.trim()) ?? [];
  return inTag ?? alone;
};
