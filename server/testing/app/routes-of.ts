import type { Application } from 'express';
import { API_DOCS } from '#shared/endpoints';
import type { SpecApp } from './use-app.ts';

interface RouteLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** All routes, such as `GET /api/rental`, read from the router itself so that none is forgotten. */
export function routesOf(app: SpecApp): string[] {
  const express = app.nest.getHttpAdapter().getInstance() as Application;
  const layers = (express.router as unknown as { stack: RouteLayer[] }).stack;
  return layers.flatMap(({ route }) =>
    Object.keys(route?.methods ?? {}).map((method) => `${method.toUpperCase()} ${route?.path}`),
  );
}

/** Swagger's page, its files and the document. */
export const isDocumentation = (route: string) => route.startsWith(`GET /${API_DOCS.page}`);
