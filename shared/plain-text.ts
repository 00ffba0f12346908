/** Without case and accents: `Dona` finds `Doña`. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
