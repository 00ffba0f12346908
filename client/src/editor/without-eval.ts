import { config } from 'zod';

// Zod tests `new Function` when the first schema is created. The site's CSP forbids it, and Firefox reports the attempt.
config({ jitless: true });
