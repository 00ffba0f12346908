import type { Finding } from '../goals.d.mts';

export function summaryWith(text: string, file: string, findings: Finding[]): string;
