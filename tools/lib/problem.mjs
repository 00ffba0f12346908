import { loadSource } from './source.mjs';

/** What tools write of an error of the system, as in `EACCES: permission denied, open '/x'`. */
const SYSTEM_ERROR = /\b(E[A-Z]{3,}): [^\n]*?(?:'([^'\n]+)'|$)/m;

/** The line of a problem that a tool has met with files or disks; nothing for any other output. */
export async function problemIn(output) {
  const [message, code, path] = SYSTEM_ERROR.exec(output) ?? [];
  if (!code) return undefined;
  const { systemProblem } = await loadSource('server/config/start-problem.ts');
  return systemProblem({ code, path, message });
}

/** Ends the process with one line where the problem was foreseen, and else with the whole story. */
export async function tell(error) {
  const { systemProblem } = await loadSource('server/config/start-problem.ts');
  const line = error.constructor.name === 'StartError' ? error.message : systemProblem(error);
  process.stderr.write(line ? `Stopped: ${line}\n` : `${error.stack}\n`);
  process.exit(1);
}
