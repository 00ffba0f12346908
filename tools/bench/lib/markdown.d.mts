import type { Finding } from '../goals.d.mts';

export function goalsTable(goals: Finding[]): string;
export function goalRowsIn(text: string): string[][];
