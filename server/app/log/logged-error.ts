import { types } from 'node:util';
import { withSourceLines } from './source-lines.ts';

/** The number of nested causes that are logged. */
const DEPTH = 5;

export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: unknown;
  errors?: unknown[];
}

/** In Jest each spec has its own realm, in which `instanceof Error` is false for errors of Node. */
export const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

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
 * A value as it is logged. Of an error only type, message, stack, code and cause are kept: other properties of a
 * database error contain the rows that were sent.
 */
export function loggable(value: unknown, depth = DEPTH): unknown {
  if (!isError(value)) return value;
  return depth > 0 ? describe(value, depth) : value.message;
}
