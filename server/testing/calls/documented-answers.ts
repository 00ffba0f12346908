import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Endpoint } from '../fuzz/fuzzed-requests.ts';
import type { RawAnswer } from '../app/raw-request.ts';

const DOCUMENT = 'document';
const ERROR = '#/components/schemas/ErrorDto';

type Responses = Record<string, { content?: Record<string, unknown> } | undefined>;

const pointer = (...parts: string[]) =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Makes `nullable` beside a reference effective, as readers of OpenAPI 3.0 expect, and forbids undocumented keys. */
function strictly(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(strictly);
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, strictly(value)]),
  );
  if (rest.type === 'object' && rest.properties) rest.additionalProperties ??= false;
  if (nullable === true && (rest.allOf || !rest.type)) return { anyOf: [{ type: 'null' }, rest] };
  return nullable === undefined ? rest : { nullable, ...rest };
}

/** Returns a function that says how an answer differs from the document; undefined if it does not. */
export function documentedAnswers(document: OpenAPIObject) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(strictly(document) as object, DOCUMENT);
  const mismatch = (reference: string, body: unknown): string | undefined => {
    // cached by its reference; validate({ $ref }) would compile the schema for every answer
    const validate = ajv.getSchema(DOCUMENT + reference)!;
    return validate(body) ? undefined : `${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`;
  };

  return ({ method, path, operation }: Endpoint, answer: RawAnswer): string | undefined => {
    const { status, headers, body, content } = answer;
    if (status >= 500) return `status ${status}`;
    const described = (operation.responses as Responses)[status];
    if (!described) return `status ${status}, which the document does not have`;
    const type = String(headers['content-type'] ?? '').split(';')[0];
    if (status >= 400 && !described.content) return mismatch(ERROR, body);
    if (!described.content) return content.length > 0 ? 'a body, where the document has none' : undefined;
    if (!(type in described.content)) return `content type ${type}, which the document does not have`;
    if (type !== 'application/json') return undefined;
    const schema = pointer('paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema');
    return mismatch(schema, JSON.parse(content.toString()));
  };
}
