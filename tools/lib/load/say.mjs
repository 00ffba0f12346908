/** Progress: one line that is written over in a terminal, and nothing in a file. */
const inTerminal = process.stdout.isTTY;

export const tell = (line) => process.stdout.write(inTerminal ? `\r\x1b[K${line}` : '');

/** A line that stays. */
export function say(line = '') {
  tell('');
  process.stdout.write(`${line}\n`);
}

/** A step that is worth a line even where nothing can be written over. */
export const step = (line) => (inTerminal ? tell(line) : say(line));
