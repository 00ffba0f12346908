import { isUtf8 } from 'node:buffer';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { json, type Request, type Response } from 'express';
import type { Observable } from 'rxjs';
import { ERRORS } from '#shared/error-messages';
import { arrivesInTime, JSON_DEADLINE } from './body-deadline.ts';
import { checkJsonBytes } from './json-bytes.ts';
import { FORM_LIMITS, JSON_LIMITS, type JsonLimits, READS_OWN_BODY } from './decorators/json-body.decorators.ts';
import { checkPlainInput } from './plain-input.ts';
import { Problem } from '../errors/problem.ts';

/** Runs before parsing. JSON is UTF-8 (RFC 8259, 8.1); other encodings would be decoded to wrong characters. */
const checkBytes = (limits: JsonLimits) => (_request: unknown, _response: unknown, body: Buffer, encoding: string) => {
  if (encoding !== 'utf-8' || !isUtf8(body)) throw new Error('The body is not UTF-8.');
  checkJsonBytes(body, limits);
};

const parser = (limits: JsonLimits) =>
  json({ limit: limits.bytes, type: 'application/json', verify: checkBytes(limits) });

function readJson(request: Request, response: Response, limits: JsonLimits): Promise<void> {
  return new Promise((resolve, reject) => {
    parser(limits)(request, response, (error?: Error) => (error ? reject(asProblem(error)) : resolve()));
  });
}

function asProblem(error: Error & { type?: string }): Error {
  if (error instanceof Problem) return error;
  const isNoJson = error.type === 'entity.parse.failed' || error.type === 'entity.verify.failed';
  return isNoJson ? new Problem(400, ERRORS.badJson, {}, { cause: error }) : error;
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

/**
 * Reads a JSON body. An interceptor runs after the guard, unlike middleware, so bodies of clients without a token are
 * not read. Only `application/json` is accepted, which a form on another site cannot send.
 */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (hasBody(request) && !this.reflector.get<boolean>(READS_OWN_BODY, context.getHandler())) {
      if (!request.is('application/json')) throw new Problem(415, ERRORS.jsonOnly);
      const response = http.getResponse<Response>();
      const limits = this.reflector.get<JsonLimits | undefined>(JSON_LIMITS, context.getHandler()) ?? FORM_LIMITS;
      await arrivesInTime(request, JSON_DEADLINE, readJson(request, response, limits));
      checkPlainInput(request.body, limits);
    }
    return next.handle();
  }
}
