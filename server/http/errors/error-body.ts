import { HttpException } from '@nestjs/common';
import type { Response } from 'express';
import { QueryFailedError } from 'typeorm';
import type { ErrorBody } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { Problem } from './problem.ts';
import { requestIdOf } from '../headers/request-id.ts';
import { limitUnreadBody } from '../body/unread-body.ts';

const SENTENCES: Record<number, string> = {
  400: ERRORS.badRequest,
  401: ERRORS.notSignedIn,
  403: ERRORS.foreignOrigin,
  404: ERRORS.notFound,
  405: ERRORS.methodNotAllowed,
  413: ERRORS.tooLarge,
  415: ERRORS.jsonOnly,
  429: ERRORS.tooMany,
  503: ERRORS.unavailable,
};

/** Default Retry-After in seconds. */
export const RETRY_AFTER = 5;

/** SQLSTATEs of temporary failures: connection, resources, operator, system, timeout, lock, deadlock, serialization. */
const AWAY = /^(08|53|57P|58|57014|55P03|25P03|40P01|40001)/;
/** SQLSTATE class of values that pass the rules but cannot be stored: too long, out of range or malformed. */
const UNSTORABLE = '22';
/** Of these, NUL characters and invalid encodings. */
const BAD_CHARACTERS = /^(22021|22P05)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** Messages of node-postgres for its own timeouts and broken connections, which have no code. */
const DRIVER_AWAY =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error|Client was closed/i;

/** PostgreSQL's errors have a severity. A fatal one has ended or prevented the connection. */
function databaseProblem(error: Error & { code?: string; severity?: string }): Problem | undefined {
  const { code = '', severity, message } = error;
  if (severity === 'FATAL' || AWAY.test(code) || NETWORK.has(code) || DRIVER_AWAY.test(message)) {
    return new Problem(503, ERRORS.unavailable, {}, { cause: error });
  }
  if (!code.startsWith(UNSTORABLE)) return undefined;
  const sentence = BAD_CHARACTERS.test(code) ? MESSAGES.fields.badCharacters : ERRORS.badRequest;
  return new Problem(400, sentence, {}, { cause: error });
}

/** Errors of body-parser and the router have a status. */
function statusOf(error: object): number | undefined {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Converts any error to the problem that is sent. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HttpException) {
    const status = error.getStatus();
    return new Problem(status, SENTENCES[status] ?? ERRORS.internal, {}, { cause: error });
  }
  if (!(error instanceof Error)) return new Problem(500, ERRORS.internal, {}, { cause: error });
  const driverError = error instanceof QueryFailedError ? (error.driverError as Error) : error;
  const status = statusOf(error);
  if (status) return new Problem(status, SENTENCES[status] ?? ERRORS.badRequest, {}, { cause: error });
  return databaseProblem(driverError) ?? new Problem(500, ERRORS.internal, {}, { cause: error });
}

export function errorBody(problem: Problem, requestId: string): ErrorBody {
  const { message, errors, extra } = problem;
  return { ...extra, statusCode: problem.getStatus(), message, error: message, ...(errors && { errors }), requestId };
}

export function sendProblem(response: Response, problem: Problem): void {
  const status = problem.getStatus();
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (status === 429 || status === 503) response.setHeader('Retry-After', problem.retryAfter ?? RETRY_AFTER);
  response.setHeader('Cache-Control', 'no-store');
  limitUnreadBody(response);
  response.status(status).json(errorBody(problem, requestIdOf(response)));
}
