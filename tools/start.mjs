// npm start: builds the missing or outdated parts, then runs the server in this process.
import { buildOrExit, isStale } from './build/build.mjs';
import { readArguments } from './lib/arguments.mjs';
import { runServer } from './lib/server.mjs';
import { checkSettings, readSettings } from './lib/settings.mjs';

const USAGE = `npm start

Builds what is missing or out of date, then runs the site. Settings: see .env.example.`;

readArguments({ command: 'start', usage: USAGE });
await readSettings();
if (await isStale()) {
  // the server checks them too, but only after the build, which takes long
  await checkSettings({ port: true });
  await buildOrExit();
}
await runServer();
