import { parseArgs } from 'node:util';

/** A wrong argument, reported in one line. */
export class UsageError extends Error {}

/**
 * Parses a command's arguments. `--help` prints the usage. Invalid arguments print one line and exit with status 2. `read` gets the
 * options and the positional arguments, and may throw a UsageError.
 */
export function readArguments({ command, usage, options = {} }, read = refuseWords) {
  try {
    const all = { ...options, help: { type: 'boolean', default: false } };
    const { values, positionals } = parseArgs({ allowPositionals: true, options: all });
    if (!values.help) return read(values, positionals);
  } catch (error) {
    if (!(error instanceof UsageError) && !/^ERR_PARSE_ARGS/.test(error.code)) throw error;
    process.stderr.write(`${error.message.split('. ')[0].replace(/\.$/, '')}. See: npm run ${command} -- --help\n`);
    process.exit(2);
  }
  process.stdout.write(`${usage.trim()}\n`);
  return process.exit(0);
}

/** @throws UsageError if there are positional arguments */
export function refuseWords(values, words) {
  if (words.length > 0) throw new UsageError(`Unexpected argument "${words[0]}"`);
  return values;
}

/** @throws UsageError unless `value` is a whole number of at least `least` */
export function wholeNumber(value, name, least = 1) {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least)
    throw new UsageError(`${name} takes a whole number of at least ${least}`);
  return number;
}
