import { keepGarbageSmall, keepYoungSpaceSmall } from './app/start/young-space.ts';

keepYoungSpaceSmall();
keepGarbageSmall();
// not imported above: whatever is imported is loaded before the first line runs
await import('./app/start/start.ts');
