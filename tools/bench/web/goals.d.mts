export const BUDGET: { html: number; css: number; js: number; hero: number; fonts: number };
export const HOME_HERO: number;
