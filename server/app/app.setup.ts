import { type INestApplication, VERSION_NEUTRAL, VersioningType } from '@nestjs/common';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { API_PREFIX } from '#shared/endpoints';
import { serveApiDocument } from './api-document.ts';
import { AppModule, type ModuleOptions } from './app.module.ts';
import { answerBrokenRequests } from '../http/errors/broken-request.ts';
import { answerExpressError, answerUnknownAddress } from '../http/errors/error.filter.ts';
import { refuseOtherMethods } from '../http/errors/method-not-allowed.ts';
import { assignRequestId } from '../http/headers/request-id.ts';
import { refuseForeignOrigins } from '../http/headers/same-origin.ts';
import { securityHeaders } from '../http/headers/security-headers.ts';
import { validationPipe } from '../http/errors/validation.pipe.ts';
import type { Env } from '../config/env.ts';
import { MemoryCache } from '../http/cache/memory-cache.ts';
import { Connections } from '../http/connections/connections.ts';
import { SiteHttpAdapter } from './http-server.ts';
import { serveDownloads } from '../content/downloads/serve-downloads.ts';
import { servePictures } from '../pictures/serving/serve-pictures.ts';
import { serveRows } from '../site/pages/serve-rows.ts';
import { type BuiltSite, readSite } from '../site/site-files.ts';
import { SitePages } from '../site/pages/site-pages.ts';
import { serveSite } from '../site/static-site.ts';
import { VisitCounter } from '../inbox/reports/visits/visit-counter.ts';

/** Serves every call at /api/... and at /api/v1/... */
export function useApiPaths(app: INestApplication): void {
  app.setGlobalPrefix(API_PREFIX);
  app.enableVersioning({ type: VersioningType.URI, defaultVersion: [VERSION_NEUTRAL, '1'] });
}

function neverCache(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

export interface AppOptions extends Pick<ModuleOptions, 'env' | 'databaseUrl'> {
  /** The built client. Without it the application serves the API only. */
  clientDir?: string;
}

/** Creates the application, for production and for specs. Nest's body parser is off: interceptors read bodies after the guard. */
export async function createApp(
  { clientDir, ...options }: AppOptions,
  nest: NestApplicationOptions,
): Promise<NestExpressApplication> {
  const memoryCache = new MemoryCache();
  const site = clientDir ? await readSite(clientDir) : undefined;
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.register({ ...options, memoryCache, site }),
    new SiteHttpAdapter(memoryCache, new Connections(options.env.TRUST_PROXY > 0)),
    { ...nest, bodyParser: false },
  );
  await setUp(app, options.env, site);
  return app;
}

async function setUp(app: NestExpressApplication, env: Env, site?: BuiltSite): Promise<void> {
  const express = app.getHttpAdapter().getInstance();
  answerBrokenRequests(app.getHttpServer());
  app.set('trust proxy', env.TRUST_PROXY);
  // Express adds no ETags: answers of the API are not cached, and pages, files and lists set their own
  app.set('etag', false).disable('x-powered-by');
  app.use(assignRequestId, securityHeaders);
  app.use(`/${API_PREFIX}`, neverCache, refuseForeignOrigins);
  app.use(refuseOtherMethods(express));
  useApiPaths(app);
  serveApiDocument(app);
  app.useGlobalPipes(validationPipe);
  app.use(servePictures(app), serveDownloads(app));
  const pages = site && app.get(SitePages);
  if (pages) app.use(serveRows(pages), serveSite(pages));
  if (pages) app.get(VisitCounter).watch(app.getHttpServer(), (address) => pages.countedAt(address));
  await app.init();
  await pages?.open();
  app.use(answerUnknownAddress);
  app.use(answerExpressError);
}
