import { loadSource } from './source.mjs';

/** A system error in a tool's output, such as `EACCES: permission denied, open '/x'`. */
const SYSTEM_ERROR = /\b(E[A-Z]{3,}): [^\n]*?(?:'([^'\n]+)'|$)/m;

/** One line for a file or disk error in a tool's output; undefined if there is none. */
export async function problemIn(output) {
  const [message, code, path] = SYSTEM_ERROR.exec(output) ?? [];
  if (!code) return undefined;
  const { systemProblem } = await loadSource('server/config/start-problem.ts');
  return systemProblem({ code, path, message });
}

/** Exits with one line for an expected problem, else with the stack. */
export async function tell(error) {
  const { systemProblem } = await loadSource('server/config/start-problem.ts');
  const line = error.constructor.name === 'StartError' ? error.message : systemProblem(error);
  process.stderr.write(line ? `Stopped: ${line}\n` : `${error.stack}\n`);
  process.exit(1);
}
