import type { Figures } from '../goals.d.mts';

export interface Sample {
  value?: number;
  cpu?: number;
  busy?: number;
  problem?: string;
}
export function figuresOf(samples: Map<string, Sample[]>): Figures;
