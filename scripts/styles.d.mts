export const APART: RegExp;
