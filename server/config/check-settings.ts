import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Env, readEnv, StartError } from './env.ts';

const LISTEN_PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'is already in use: stop what uses it, or set PORT to another one',
  EACCES: 'may not be used by this user: set PORT to one above 1023',
  EADDRNOTAVAIL: 'is not an address of this machine: correct HOST',
  ENOTFOUND: 'is not an address of this machine: correct HOST',
  EAI_AGAIN: 'is not an address of this machine: correct HOST',
};

/** @throws StartError if the site cannot listen there */
async function checkPort({ PORT, HOST }: Env): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(PORT, HOST), 'listening');
    await once(probe.close(), 'close');
  } catch (cause) {
    const problem = LISTEN_PROBLEMS[(cause as NodeJS.ErrnoException).code ?? ''];
    throw problem ? new StartError(`port ${PORT} on ${HOST} ${problem}.`, { cause }) : cause;
  }
}

/** Reads the settings and checks the port before anything starts. @throws StartError */
export async function checkSettings(variables: NodeJS.ProcessEnv): Promise<Env> {
  const env = readEnv(variables);
  await checkPort(env);
  return env;
}
