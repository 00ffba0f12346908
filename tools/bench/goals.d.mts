export interface Finding {
  number?: number;
  /** The major version of Node.js, set when the goal is written. */
  node?: string;
  what: string;
  goal: string;
  measured: string;
  verdict: string;
}
export interface Figures {
  names: string[];
  problemOf(name: string): string | undefined;
  hadTime(name: string): boolean;
  ratioOf(name: string, reference: string): number | undefined;
  figureOf(name: string, measure?: string): number | undefined;
}
export const SATURATED: number;
export function verdicts(table: { group?: string; when?: string; title: string }, figures: Figures): Finding[];
