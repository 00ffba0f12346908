import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Level, type Logger, pino, stdTimeFunctions } from 'pino';

/** A position in a compiled file, as stack frames print it. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

function readMap(file: string): SourceMap | undefined {
  const map = fileURLToPath(`${file}.map`);
  return existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload) : undefined;
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

/**
 * Maps a stack to the lines of the sources. Source maps are read when the first error is logged: Node's
 * --enable-source-maps reads them at each start and costs memory on Node 20 (docs/decisions/bundle.md).
 */
const withSourceLines = (stack: string) =>
  stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    return `${fileURLToPath(new URL(origin.fileName, file))}:${origin.lineNumber}:${origin.columnNumber}`;
  });

/** Maximum number of nested causes that are logged. */
const DEPTH = 5;

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: unknown;
  errors?: unknown[];
}

/** Each Jest spec has its own realm, where `instanceof Error` is false for errors of Node. */
const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

function describe(error: Error, depth: number): LoggedError {
  const { code } = error as NodeJS.ErrnoException;
  const { errors } = error as AggregateError;
  const parts = Array.isArray(errors) ? errors.map((part) => loggable(part, depth - 1)) : undefined;
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack && withSourceLines(error.stack),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: loggable(error.cause, depth - 1) }),
    ...(parts && { errors: parts }),
  };
}

/**
 * Of an error, only type, message, stack, code, cause and nested errors are logged: other properties of a database
 * error contain the rows that were sent.
 */
function loggable(value: unknown, depth = DEPTH): unknown {
  if (!isError(value)) return value;
  return depth > 0 ? describe(value, depth) : value.message;
}

/** Keys whose values are redacted, down to the third level of a logged object. */
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
  'secret',
  'token',
];
const REDACTED = PRIVATE.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `details[*].${key}`, `details[*].*.${key}`]);

const isStack = (value: unknown) => typeof value === 'string' && /\n\s+at /.test(value);

/** Splits Nest's further arguments into errors, a stack, and the context, which is the last string. */
function partsOf(others: unknown[]): object {
  const given = others.filter((other) => other !== undefined);
  const last = given.at(-1);
  const context = typeof last === 'string' && !isStack(last) ? last : undefined;
  const rest = context === undefined ? given : given.slice(0, -1);
  const err = rest.find(isError);
  const stack = rest.find(isStack);
  const details = rest.filter((part) => part !== err && part !== stack).map((part) => loggable(part));
  return {
    ...(typeof stack === 'string' && { stack: withSourceLines(stack) }),
    ...(context !== undefined && { context }),
    ...(err && { err: loggable(err) }),
    ...(details.length > 0 && { details }),
  };
}

/** The properties of a logged object, with errors made loggable. */
const propertiesOf = (message: object) =>
  Object.fromEntries(Object.entries(message).map(([key, value]) => [key, loggable(value)]));

/** Writes the log, one line of JSON per entry. */
export class JsonLogger implements LoggerService {
  private readonly lines: Logger;

  constructor(level: Level, destination?: DestinationStream) {
    const options = {
      level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      redact: REDACTED,
      serializers: { err: (error: unknown) => loggable(error) },
    };
    this.lines = destination ? pino(options, destination) : pino(options);
  }

  log = (message: unknown, ...others: unknown[]) => this.write('info', message, others);
  warn = (message: unknown, ...others: unknown[]) => this.write('warn', message, others);
  error = (message: unknown, ...others: unknown[]) => this.write('error', message, others);
  fatal = (message: unknown, ...others: unknown[]) => this.write('fatal', message, others);
  debug = (message: unknown, ...others: unknown[]) => this.write('debug', message, others);
  verbose = (message: unknown, ...others: unknown[]) => this.write('trace', message, others);

  private write(level: Level, message: unknown, others: unknown[]): void {
    const parts = partsOf(others);
    if (isError(message)) this.lines[level]({ ...parts, err: loggable(message) }, message.message);
    else if (typeof message === 'object' && message !== null) this.lines[level]({ ...parts, ...propertiesOf(message) });
    else this.lines[level](parts, String(message));
  }
}
