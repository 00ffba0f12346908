// npm start: builds what is missing or older than its sources, then runs the server in this process.
import { buildOrExit, isStale } from './build/build.mjs';
import { checkSettings, readSettings } from './lib/settings.mjs';

await readSettings();
// the server looks at them itself; but a build takes long
if (await isStale()) await checkSettings({ port: true });
await buildOrExit();
await import('../dist/server/server/main.js');
