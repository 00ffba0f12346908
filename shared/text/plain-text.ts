/** Removes case and accents, so that `Dona` finds `Doña`. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
