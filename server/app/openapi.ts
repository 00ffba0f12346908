import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createApiDocument } from './api-document.ts';
import { AppModule } from './app.module.ts';
import { useApiPaths } from './app.setup.ts';
import { readEnv } from '../config/env.ts';
import { MemoryCache } from '../http/cache/memory-cache.ts';

/** The OpenAPI document of the built application. Nest's preview mode creates no providers, so no database is needed. */
export async function openApiDocument(): Promise<OpenAPIObject> {
  const options = { env: readEnv({}), databaseUrl: 'postgres://preview', memoryCache: new MemoryCache() };
  const app = await NestFactory.create(AppModule.register(options), { preview: true, logger: ['error'] });
  useApiPaths(app);
  return createApiDocument(app);
}
