import { keepGarbageSmall, keepYoungSpaceSmall } from './young-space.ts';

keepYoungSpaceSmall();
keepGarbageSmall();
// not imported above: whatever is imported is loaded before the first line runs
await import('./start.ts');
