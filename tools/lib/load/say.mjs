/** Progress: one line that is overwritten in a terminal, and nothing in a file. */
const inTerminal = process.stdout.isTTY;

export const tell = (line) => process.stdout.write(inTerminal ? `\r\x1b[K${line}` : '');

/** Prints a line that stays. */
export function say(line = '') {
  tell('');
  process.stdout.write(`${line}\n`);
}

/** Progress that is worth a line outside a terminal too. */
export const step = (line) => (inTerminal ? tell(line) : say(line));
