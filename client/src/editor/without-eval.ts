import { config } from 'zod';

// Zod tries whether it may make code of text as soon as a schema is made. The site's policy forbids it, and Firefox reports the try.
config({ jitless: true });
