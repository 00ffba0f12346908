import type { Page } from '@playwright/test';

export function slowDown(page: Page): Promise<void>;
