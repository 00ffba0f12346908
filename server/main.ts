import { keepGarbageSmall, keepYoungSpaceSmall } from './app/start/young-space.ts';

keepYoungSpaceSmall();
keepGarbageSmall();
// imported dynamically, because static imports load before the first line runs
await import('./app/start/start.ts');
