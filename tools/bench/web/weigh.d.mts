import type { Browser, BrowserContextOptions } from '@playwright/test';

export interface Weight {
  html: number;
  css: number;
  js: number;
  deferred: number;
  pictures: number;
  fonts: number;
  hero: number;
  requests: number;
  foreign: string[];
}
export const PHONE: BrowserContextOptions;
export function weigh(browser: Browser, origin: string, path: string): Promise<Weight>;
