import type { OpenAPIObject } from '@nestjs/swagger';
import { builtDocument } from '../../testing/built/built-document.ts';
import { type Endpoint, endpointsOf } from '../../testing/fuzz/fuzzed-requests.ts';
import { multipart } from '../../testing/samples/multipart.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

type Schema = Exclude<NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string], { $ref: string }>;
type Step = string | 0;

/** A field of a body or a parameter, with a value just above its maximum or just below its minimum. */
interface Beyond {
  path: Step[];
  limit: string;
  value: unknown;
}

const document = builtDocument();

const resolved = (schema: Schema | { $ref: string }): Schema => {
  if (!('$ref' in schema)) return schema.allOf?.[0] ? resolved(schema.allOf[0]) : schema;
  return resolved(document.components!.schemas![schema.$ref.split('/').at(-1)!]);
};

/** Its example, or a value of its type. */
function sampleOf(given: Schema | { $ref: string }): unknown {
  const schema = resolved(given);
  const { example, type, properties, items, oneOf, enum: choices } = schema;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => schema.required?.includes(key))
        .map(([key, part]) => [key, sampleOf(part)]),
    );
  if (example !== undefined) return example;
  if (choices) return choices[0] as unknown;
  if (oneOf) return sampleOf(oneOf[0]);
  if (type === 'array') return [sampleOf(items!)];
  return type === 'integer' || type === 'number' ? 1 : type === 'boolean' ? true : 'x';
}

function ownBeyond(schema: Schema): Omit<Beyond, 'path'>[] {
  const { maxItems, maxLength, maximum, minItems, minimum, items } = schema;
  const made: [string, unknown][] = [];
  const entry = () => (schema.example as unknown[] | undefined)?.[0] ?? sampleOf(items!);
  if (maxItems !== undefined) made.push(['maxItems', Array.from({ length: maxItems + 1 }, entry)]);
  if (minItems !== undefined) made.push(['minItems', Array.from({ length: minItems - 1 }, entry)]);
  if (maxLength !== undefined) made.push(['maxLength', 'x'.repeat(maxLength + 1)]);
  if (maximum !== undefined) made.push(['maximum', maximum + 1]);
  if (minimum !== undefined) made.push(['minimum', minimum - 1]);
  return made.map(([limit, value]) => ({ limit, value }));
}

function beyondIn(given: Schema | { $ref: string }, path: Step[] = []): Beyond[] {
  const schema = resolved(given);
  return [
    ...ownBeyond(schema).map((one) => ({ ...one, path })),
    ...(schema.oneOf ?? []).flatMap((option) => beyondIn(option, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => beyondIn(part, [...path, key])),
    ...(schema.items ? beyondIn(schema.items, [...path, 0]) : []),
  ];
}

/** The body with a value at a place. */
function withValue(body: unknown, [step, ...more]: Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === 0) return [withValue((body as unknown[] | undefined)?.[0], more, value)];
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: withValue(fields[step], more, value) };
}

interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  schema?: Schema;
}

const parametersOf = ({ operation }: Endpoint) => (operation.parameters ?? []) as Parameter[];

function bodyOf({ operation }: Endpoint): { type: string; schema: Schema } | undefined {
  const content = (operation.requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content;
  const [entry] = Object.entries(content ?? {});
  return entry && { type: entry[0], schema: entry[1].schema };
}

/** Each documented limit, in the words of a test's name, with a request that goes beyond it. */
function requestsBeyond(endpoint: Endpoint) {
  const { method, path } = endpoint;
  const sent = bodyOf(endpoint);
  const sample = sent && sampleOf(sent.schema);
  const address = (parts: Record<string, string> = {}) =>
    path.replace(/{(\w+)}/g, (_, name: string) => {
      const { schema } = parametersOf(endpoint).find((parameter) => parameter.name === name)!;
      return encodeURIComponent(
        parts[name] ?? (name === 'id' && !schema?.maxLength ? NOBODY : String(sampleOf(schema!))),
      );
    });
  const framed = (body: unknown): { type?: string; body?: string | Buffer } => {
    if (sent?.type.startsWith('multipart'))
      return multipart(Object.entries(body as object).map(([field, text]) => ({ field, text: String(text) })));
    return sent ? { type: sent.type, body: JSON.stringify(body) } : {};
  };
  const inParameters = parametersOf(endpoint).flatMap((parameter) =>
    beyondIn(parameter.schema ?? {}).map(({ limit, value }) => {
      const text = String(value);
      const query = parameter.in === 'query' ? `?${new URLSearchParams({ [parameter.name]: text }).toString()}` : '';
      return {
        name: `${method} ${path}: ${limit} of ${parameter.name}`,
        path: address(parameter.in === 'path' ? { [parameter.name]: text } : {}) + query,
        headers: parameter.in === 'header' ? { [parameter.name]: text } : {},
        ...framed(sample),
      };
    }),
  );
  const inBody = beyondIn(sent?.schema ?? {}).map(({ limit, value, path: place }) => ({
    name: `${method} ${path}: ${limit} of ${place.join('.')}`,
    path: address(),
    headers: {},
    ...framed(withValue(sample, place, value)),
  }));
  return [...inParameters, ...inBody].map((request) => ({ ...request, method }));
}

const requests = endpointsOf(document).flatMap(requestsBeyond);

describe('every limit of the API’s document', () => {
  const app = useApp();
  const tooMuch = async ({ method, path, headers, type, body }: (typeof requests)[number]) =>
    app.raw({
      method,
      path,
      headers: {
        Authorization: `Bearer ${app.token}`,
        ...headers,
        ...(type && { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body!)) }),
      },
      body,
    });

  it('is one of some hundred', () => expect(requests.length).toBeGreaterThan(100));

  it('is refused when it is passed by one', async () => {
    const taken: string[] = [];
    for (const request of requests) {
      const { status } = await tooMuch(request);
      if (![400, 413].includes(status)) taken.push(`${request.name} answered ${status}`);
    }
    expect(taken).toEqual([]);
  });
});
