import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { API_DOCS, API_PREFIX } from '#shared/endpoints';
import { MEANING } from '../http/api-docs.decorators.ts';
import { ErrorDto } from '../http/errors/error.dto.ts';

const TITLE = 'Website API';

const DESCRIPTION = `The website's API: the public lists and forms, and the admin area.
Every endpoint is also available below \`/${API_PREFIX}/v1\`. All errors have the same body.

To try the admin's endpoints, send \`POST /${API_PREFIX}/admin-login\`, then paste its token under **Authorize**.`;

const VERSIONED = `/${API_PREFIX}/v1/`;

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Public calls need no token. Also strips the number that the omitted alias adds to the operation id. */
function describeAccess(operation: OperationObject): void {
  operation.security ??= [];
  operation.operationId = operation.operationId?.replace(/\[\d+\]$/, '');
}

/** Bodies are read even by calls that expect none. */
const BODY_REFUSALS = [400, 408, 413, 415] as const;

/** Calls that change something also refuse pages of other sites. */
function describeRefusals(method: string, { responses }: OperationObject): void {
  const statuses = method === 'get' ? BODY_REFUSALS : ([...BODY_REFUSALS, 403] as const);
  const content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorDto) } } };
  for (const status of statuses) responses[status] ??= { description: MEANING[status], content };
}

/** The OpenAPI document, without the versioned alias of each path. */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(TITLE)
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'This site')
    .addTag('auth', 'Signing in and out.')
    .addTag('accounts', 'Accounts, their roles and the activity log, for owners.')
    .addTag('rentals', 'Equipment and vehicles for rent.')
    .addTag('jobs', 'Open positions.')
    .addTag('forms', 'The public forms.')
    .addTag('health', 'Health checks.')
    .addTag('content', 'The content of the site: drafts, publishing and earlier releases.')
    .addTag('mail', 'Test copies of the emails that visitors get.')
    .addTag('inbox', 'Submissions of visitors: reading, answering, exporting and erasing.')
    .addTag('reports', 'Reports: submissions, response times, visits, and the report emails.')
    .addTag('meetings', 'Meetings requested with a quote, and the calendar feed.')
    .addTag('pictures', 'The picture library.')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
  });
  const paths = Object.entries(document.paths).filter(([path]) => !path.startsWith(VERSIONED));
  for (const [method, operation] of paths.flatMap(([, path]) => Object.entries(path) as [string, OperationObject][])) {
    describeAccess(operation);
    describeRefusals(method, operation);
  }
  document.paths = Object.fromEntries(paths);
  return document;
}

export function serveApiDocument(app: INestApplication): void {
  SwaggerModule.setup(API_DOCS.page, app, () => createApiDocument(app), {
    jsonDocumentUrl: API_DOCS.document,
    raw: ['json'],
    customSiteTitle: TITLE,
    swaggerOptions: { persistAuthorization: true, tryItOutEnabled: true },
  });
}
