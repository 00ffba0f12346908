import { types } from 'node:util';

/** A cause has a cause, and so on; nobody reads further than this. */
const DEPTH = 5;

export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: unknown;
  errors?: unknown[];
}

/** Jest runs each spec in a realm of its own, where `instanceof` does not know the errors of Node. */
export const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

function describe(error: Error, depth: number): LoggedError {
  const { code } = error as NodeJS.ErrnoException;
  const { errors } = error as AggregateError;
  const parts = Array.isArray(errors) ? errors.map((part) => loggable(part, depth - 1)) : undefined;
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: loggable(error.cause, depth - 1) }),
    ...(parts && { errors: parts }),
  };
}

/**
 * What the log tells of a value: of an error its type, message, stack, code and cause. Its other properties are left out,
 * because those of a database error hold the rows that were sent.
 */
export function loggable(value: unknown, depth = DEPTH): unknown {
  if (!isError(value)) return value;
  return depth > 0 ? describe(value, depth) : value.message;
}
