import { limitHeapGrowth, limitYoungSpace } from './app/start/v8-flags.ts';

limitYoungSpace();
limitHeapGrowth();
// imported dynamically, because static imports load before the first line runs
await import('./app/start/start.ts');
