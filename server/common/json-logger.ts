import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Level, type Logger, pino, stdTimeFunctions } from 'pino';

/** Should anybody ever log an object of a visitor or a sign-in: these of its values stand in no line. */
const PRIVATE = [
  'authorization',
  'contact',
  'content',
  'description',
  'email',
  'name',
  'note',
  'password',
  'phone',
  'token',
];
const REDACTED = PRIVATE.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** What Nest hands over beside a message: a stack, perhaps, and the context at the end. */
function partsOf(others: unknown[]): { stack?: unknown; context?: unknown } {
  const context = others.at(-1);
  const [stack] = others.slice(0, -1);
  return { ...(stack !== undefined && { stack }), ...(context !== undefined && { context }) };
}

/** The application's log: a line of JSON each. */
export class JsonLogger implements LoggerService {
  private readonly lines: Logger;

  constructor(level: Level, destination?: DestinationStream) {
    const options = { level, base: undefined, timestamp: stdTimeFunctions.isoTime, redact: REDACTED };
    this.lines = destination ? pino(options, destination) : pino(options);
  }

  log = (message: unknown, ...others: unknown[]) => this.write('info', message, others);
  warn = (message: unknown, ...others: unknown[]) => this.write('warn', message, others);
  error = (message: unknown, ...others: unknown[]) => this.write('error', message, others);
  fatal = (message: unknown, ...others: unknown[]) => this.write('fatal', message, others);
  debug = (message: unknown, ...others: unknown[]) => this.write('debug', message, others);
  verbose = (message: unknown, ...others: unknown[]) => this.write('trace', message, others);

  private write(level: Level, message: unknown, others: unknown[]): void {
    if (typeof message === 'string') this.lines[level](partsOf(others), message);
    else this.lines[level]({ ...partsOf(others), ...Object(message) } as object);
  }
}
