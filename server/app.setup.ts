import { type INestApplication, VERSION_NEUTRAL, VersioningType } from '@nestjs/common';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { API_PREFIX } from '../shared/endpoints.ts';
import { serveApiDocument } from './api-document.ts';
import { AppModule, type AppOptions } from './app.module.ts';
import { answerBrokenRequests } from './common/broken-request.ts';
import { answerExpressError, answerUnknownAddress } from './common/error.filter.ts';
import { refuseOtherMethods } from './common/method-not-allowed.ts';
import { assignRequestId } from './common/request-id.ts';
import { refuseForeignOrigins } from './common/same-origin.ts';
import { securityHeaders } from './common/security-headers.ts';
import { validationPipe } from './common/validation.pipe.ts';
import { SiteHttpAdapter } from './http-server.ts';
import { JobsService } from './jobs/jobs.service.ts';
import { RentalsService } from './rentals/rentals.service.ts';
import { serveLivePages } from './site/live-pages.ts';
import { serveSite } from './site/static-site.ts';

/** Every call at /api/... and, the same, at /api/v1/... */
export function useApiPaths(app: INestApplication): void {
  app.setGlobalPrefix(API_PREFIX);
  app.enableVersioning({ type: VersioningType.URI, defaultVersion: [VERSION_NEUTRAL, '1'] });
}

function neverCache(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/**
 * Makes the application, the same for the running product and for the specs. Bodies are read behind the guard, by
 * interceptors, and never before it.
 */
export async function createApp(options: AppOptions, nest: NestApplicationOptions): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.register(options), new SiteHttpAdapter(), {
    ...nest,
    bodyParser: false,
  });
  await setUp(app, options);
  return app;
}

async function setUp(app: NestExpressApplication, { env, clientDir }: AppOptions): Promise<void> {
  const express = app.getHttpAdapter().getInstance();
  answerBrokenRequests(app.getHttpServer());
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(assignRequestId, securityHeaders());
  app.use(`/${API_PREFIX}`, neverCache, refuseForeignOrigins);
  app.use(refuseOtherMethods(express));
  useApiPaths(app);
  serveApiDocument(app);
  app.useGlobalPipes(validationPipe);
  if (clientDir) {
    app.use(serveLivePages(clientDir, app.get(JobsService), app.get(RentalsService)));
    app.use(serveSite(clientDir));
  }
  await app.init();
  app.use(answerUnknownAddress);
  app.use(answerExpressError);
}
