import type { AddressInfo } from 'node:net';
import type { LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request, { type Test as HttpRequest } from 'supertest';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { officeDay } from '#shared/meetings/office-day';
import { createApp } from '../../app/app.setup.ts';
import { type Env, readEnv } from '../../config/env.ts';
import { askRaw, type RawAnswer, type RawRequest } from './raw-request.ts';
import { ADMIN, createTestDatabase, type TestDatabase } from './test-database.ts';
import { until } from './until.ts';

export { ADMIN };

/** A valid id that no row has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch' | 'head' | 'options';

/** An application with its own database, called over HTTP at paths relative to the API's prefix. */
export class SpecApp {
  nest: NestExpressApplication;
  database: TestDatabase;
  token: string;

  get = (path: string) => this.send('get', path);
  post = (path: string) => this.send('post', path);
  put = (path: string) => this.send('put', path);
  patch = (path: string) => this.send('patch', path);
  delete = (path: string) => this.send('delete', path);

  /** Calls any path of the server. */
  at(path: string, method: Method = 'get'): HttpRequest {
    return request(this.nest.getHttpServer())[method](path);
  }

  raw(call: RawRequest): Promise<RawAnswer> {
    return askRaw(this.port, call);
  }

  get port(): number {
    return (this.nest.getHttpServer().address() as AddressInfo).port;
  }

  /** The same calls with the admin's token. */
  get asAdmin() {
    const signed = (method: Method) => (path: string) => this.send(method, path).auth(this.token, { type: 'bearer' });
    return {
      get: signed('get'),
      post: signed('post'),
      put: signed('put'),
      patch: signed('patch'),
      delete: signed('delete'),
      head: signed('head'),
    };
  }

  async signIn(credentials = ADMIN): Promise<string> {
    const { body } = await this.post(ENDPOINTS.adminLogin).send(credentials).expect(200);
    return (body as { token: string }).token;
  }

  private send(method: Method, path: string): HttpRequest {
    return this.at(`/${API_PREFIX}/${path.replace(/^\//, '')}`, method);
  }
}

export const SPEC_ENV = {
  NODE_ENV: 'test',
  JWT_SECRET: 'a secret for specs that is long enough',
  // all calls of a suite come from one address
  FORM_POSTS_PER_HOUR: '100000',
};

interface UseAppOptions {
  clientDir?: string;
  variables?: NodeJS.ProcessEnv;
  /** An application of the same suite, started earlier, whose database and session this one shares. */
  replicaOf?: SpecApp;
  /** Receives the log of the application, which is off by default. */
  logger?: LoggerService | false;
}

/** Starts an application for the calling suite, signs the admin in, and stops it after the suite. */
export function useApp({ clientDir, variables = {}, replicaOf, logger = false }: UseAppOptions = {}): SpecApp {
  const app = new SpecApp();
  beforeAll(async () => {
    const env: Env = readEnv({ ...SPEC_ENV, ...variables });
    app.database = replicaOf?.database ?? (await createTestDatabase({ admin: true }));
    const options = { env, databaseUrl: app.database.url, clientDir };
    app.nest = await createApp(options, { logger, abortOnError: false });
    await app.nest.listen(0, '127.0.0.1');
    app.token = replicaOf?.token ?? (await app.signIn());
  });
  // no test begins in the last seconds of the office's day, because many take the day both before and after a call
  beforeEach(() => until(() => officeDay() === officeDay(new Date(Date.now() + 15_000))));
  afterAll(async () => {
    await app.nest.close();
    if (!replicaOf) await app.database.drop();
  });
  return app;
}
