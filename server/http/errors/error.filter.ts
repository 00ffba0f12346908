import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { ERRORS } from '#shared/error-messages';
import { sendProblem, toProblem } from './error-body.ts';
import { Problem } from './problem.ts';
import { requestIdOf } from '../headers/request-id.ts';

const logger = new Logger('HTTP');

function answer(error: unknown, request: Request, response: Response): void {
  const problem = toProblem(error);
  if (problem.getStatus() >= 500) {
    // the route's pattern, never its URL or body, which contain user input
    const route = (request.route as { path?: string } | undefined)?.path ?? '(no route)';
    const facts = {
      msg: `${request.method} ${route} answered ${problem.getStatus()}`,
      requestId: requestIdOf(response),
    };
    // a problem without a cause is expected, such as "busy"
    if (problem.cause instanceof Error) logger.error(facts, problem.cause.stack);
    else logger.warn(facts);
  }
  if (response.headersSent) response.destroy();
  else sendProblem(response, problem);
}

/** Answers every error of a route with the usual error body. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }
}

/** For errors outside any route, such as a path with an invalid escape. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Express knows an error handler by its four parameters
export function answerExpressError(error: unknown, request: Request, response: Response, _next: NextFunction): void {
  answer(error, request, response);
}

/** Answers a path that no route matches. */
export function answerUnknownAddress(request: Request, response: Response): void {
  answer(new Problem(404, ERRORS.notFound), request, response);
}
