import type { OpenAPIObject } from '@nestjs/swagger';
import fc, { type Arbitrary } from 'fast-check';
import { contentFile } from '../samples/content-file.ts';
import { pdfFile } from '../samples/files.ts';
import { pngFile } from '../samples/pictures.ts';
import { multipart, type Part } from '../samples/multipart.ts';
import { nasty, NASTY_KEYS, nastyText } from './nasty-values.ts';
import type { RawRequest } from '../app/raw-request.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schema = Exclude<NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string], { $ref: string }>;

export interface Endpoint {
  method: string;
  /** As in the document: `/api/rental/{id}`. */
  path: string;
  operation: Operation;
}

export const endpointsOf = (document: OpenAPIObject): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  );

const CONTENT_FILE = 'application/gzip';

/** A valid file, a truncated one, a file of another kind and an empty one. */
const contentFiles = fc
  .constantFrom(contentFile(), contentFile(), contentFile().subarray(0, -9), pngFile(), Buffer.alloc(0))
  .map((body) => ({ type: CONTENT_FILE, body }));

/** Generates requests from the document's description of an endpoint: most are nearly valid, many are wrong. */
export class FuzzedRequests {
  constructor(
    private readonly document: OpenAPIObject,
    /** Ids of existing rows. */
    private readonly ids: string[],
  ) {}

  to({ method, path, operation }: Endpoint, token: string): Arbitrary<RawRequest> {
    const authorization = fc.oneof(
      { weight: 9, arbitrary: fc.constant(`Bearer ${token}`) },
      { weight: 1, arbitrary: fc.constantFrom(undefined, 'Bearer', 'Bearer x.y.z', `Basic ${token}`) },
    );
    return fc
      .tuple(this.addressOf(path, operation), this.headersOf(operation), authorization, this.bodyOf(operation))
      .map(([address, headers, Authorization, { type, body }]) => ({
        method,
        path: address,
        headers: {
          ...headers,
          ...(Authorization && { Authorization }),
          ...(type && { 'Content-Type': type }),
          // Node does not frame the body of a DELETE by itself
          ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
        },
        body,
      }));
  }

  private parametersOf(operation: Operation, place: 'query' | 'header' | 'path') {
    const all = (operation.parameters ?? []) as { name: string; in: string; schema?: Schema }[];
    return all.filter((parameter) => parameter.in === place);
  }

  private addressOf(path: string, operation: Operation): Arbitrary<string> {
    const id = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...this.ids) },
      { weight: 2, arbitrary: fc.uuid() },
      { weight: 2, arbitrary: nastyText },
    );
    const query = Object.fromEntries(
      this.parametersOf(operation, 'query').map(({ name, schema = {} }) => [name, this.valueOf(schema)]),
    );
    const others = Object.fromEntries(
      this.parametersOf(operation, 'path')
        .filter(({ name }) => name !== 'id')
        .map(({ name, schema = {} }) => [name, this.valueOf(schema).map(asText)]),
    );
    const parts = fc.record({ id, ...others });
    return fc.tuple(parts, fc.record(query, { requiredKeys: [] }), fc.boolean()).map(([named, values, twice]) => {
      const pairs = Object.entries(values).map(([name, value]) => [name, asText(value)] as [string, string]);
      const search = new URLSearchParams([...pairs, ...(twice ? pairs.slice(0, 1) : [])]).toString();
      const address = path.replace(/{(\w+)}/g, (_, name: string) => {
        const part = (named as Record<string, string>)[name];
        return encodeURIComponent(part.toWellFormed()) || 'x';
      });
      return search ? `${address}?${search}` : address;
    });
  }

  private headersOf(operation: Operation): Arbitrary<Record<string, string>> {
    const printable = fc.string({ maxLength: 120 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?').trim());
    const headers = this.parametersOf(operation, 'header').map(({ name }) => [name, printable]);
    return fc.record(Object.fromEntries(headers) as Record<string, typeof printable>, {
      requiredKeys: [],
    }) as Arbitrary<Record<string, string>>;
  }

  private bodyOf(operation: Operation): Arbitrary<{ type?: string; body?: string | Buffer }> {
    const content = (operation.requestBody as { content?: Record<string, { schema?: Schema }> } | undefined)?.content;
    const wrong = fc.record(
      {
        type: fc.constantFrom(
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'x',
        ),
        body: fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('{', '[]', 'null', '{"a":'.repeat(2000), '"'),
          fc.json(),
        ),
      },
      { requiredKeys: [] },
    );
    if (!content) return fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: wrong });
    const [[type, { schema = {} }]] = Object.entries(content);
    if (type === CONTENT_FILE) return contentFiles;
    const fields = this.fieldsOf(schema);
    const right = type.startsWith('multipart')
      ? fields.chain((filled) => asMultipart(filled, this.fileFieldOf(schema)))
      : fields.map((value) => ({ type, body: JSON.stringify(value) }));
    return fc.oneof({ weight: 8, arbitrary: right }, { weight: 2, arbitrary: wrong });
  }

  private fileFieldOf(schema: Schema): string {
    const properties = Object.entries(this.resolve(schema).properties ?? {});
    return properties.find(([, property]) => (property as Schema).format === 'binary')?.[0] ?? 'file';
  }

  private fieldsOf(schema: Schema): Arbitrary<Record<string, unknown>> {
    const { properties = {}, required = [] } = this.resolve(schema);
    const values = Object.entries(properties).map(([name, property]) => [name, this.valueOf(property as Schema)]);
    const known = fc.record(Object.fromEntries(values) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: required,
    });
    const stranger = fc.dictionary(fc.oneof(fc.constantFrom(...NASTY_KEYS), fc.string()), nasty, { maxKeys: 2 });
    return fc.oneof(
      { weight: 6, arbitrary: known },
      { weight: 1, arbitrary: fc.tuple(known, stranger).map(([own, other]) => ({ ...own, ...other })) },
    );
  }

  /** Mostly values that the schema allows. */
  private valueOf(schema: Schema): Arbitrary<unknown> {
    return fc.oneof({ weight: 7, arbitrary: this.rightValueOf(this.resolve(schema)) }, { weight: 1, arbitrary: nasty });
  }

  private rightValueOf(schema: Schema): Arbitrary<unknown> {
    const { type, enum: choices, example, maxLength = 200, maximum = 300, oneOf } = schema;
    if (choices) return fc.constantFrom(...(choices as unknown[]));
    if (oneOf) return fc.oneof(...oneOf.map((option) => this.rightValueOf(this.resolve(option as Schema))));
    if (type === 'object' && schema.properties) return this.fieldsOf(schema);
    if (type === 'boolean') return fc.boolean();
    const made: Arbitrary<unknown> =
      type === 'integer' || type === 'number'
        ? fc.integer({ min: 0, max: maximum })
        : fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 300) });
    if (example === undefined) return made;
    return fc.oneof({ weight: 3, arbitrary: fc.constant(example as unknown) }, { weight: 1, arbitrary: made });
  }

  private resolve(schema: Schema | { $ref: string }): Schema {
    if (!('$ref' in schema)) return schema.allOf?.[0] ? this.resolve(schema.allOf[0]) : schema;
    return this.document.components!.schemas![schema.$ref.split('/').at(-1)!] as Schema;
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The file is real, empty, of another type, or missing. */
function asMultipart(fields: Record<string, unknown>, fileField: string): Arbitrary<{ type: string; body: Buffer }> {
  const files = [pdfFile(), pdfFile(), pngFile(), Buffer.alloc(0), Buffer.from('MZ'), undefined];
  const names = ['cv.pdf', 'cv.doc', 'cv.exe', 'c\\"v.pdf', '../cv.pdf', ''];
  return fc.tuple(fc.constantFrom(...files), fc.constantFrom(...names)).map(([content, fileName]) => {
    const texts = Object.entries(fields).filter(([name]) => name !== fileField);
    const parts: Part[] = texts.map(([field, value]) => ({
      field: field.replace(/[\r\n"]/g, '%'),
      text: asText(value),
    }));
    return multipart(content ? [...parts, { field: fileField, fileName, content }] : parts);
  });
}
