import { HONEYPOT_FIELD } from '../endpoints.ts';
import { fieldProblem } from '../rules.ts';
import type { FormRecord } from './form.ts';
import { COMMON_PROPERTIES, fieldsOf, FORMS } from './forms.ts';
import { sampleOf } from './sample.ts';

const EVERY_FORM: FormRecord[] = Object.values(FORMS);
const sizeOf = ({ columnLength, max }: { columnLength?: number; max: number }) => columnLength ?? max;

describe.each(EVERY_FORM)('the $kind form', (form) => {
  const fields = fieldsOf(form);
  const isCommon = (property: string) => COMMON_PROPERTIES.some((common) => common === property);

  it('asks for what every form asks for, and keeps each field apart', () => {
    const properties = fields.map(({ property }) => property);
    expect(properties).toEqual(expect.arrayContaining([...COMMON_PROPERTIES]));
    expect(new Set(properties).size).toBe(fields.length);
  });

  it('is about one of its fields', () => {
    expect(Object.keys(form.fields)).toContain(form.subject);
  });

  it('has no field that is called like the trap or the file', () => {
    for (const name of [HONEYPOT_FIELD, 'resume']) expect(Object.keys(form.fields)).not.toContain(name);
  });

  it.each(fields)('would take its example for $name', (field) => {
    expect(fieldProblem(field.example, field, sampleOf(form))).toBeUndefined();
  });

  it.each(fields.filter(({ property }) => !isCommon(property)))('has room for what $name may hold', (field) => {
    for (const text of field.oneOf ?? ['x'.repeat(field.max)]) expect(text.length).toBeLessThanOrEqual(sizeOf(field));
  });
});

it('a column that two forms share has one size, and one heading', () => {
  const seen = new Map<string, unknown>();
  for (const { property, label, heading = label, ...field } of EVERY_FORM.flatMap(fieldsOf)) {
    if (COMMON_PROPERTIES.some((common) => common === property)) continue;
    const column = { size: sizeOf(field), heading };
    expect(seen.get(property) ?? column).toEqual(column);
    seen.set(property, column);
  }
});

it('a sample is whole, and leaves out what it does not ask for', () => {
  expect(sampleOf(FORMS.quote)).toMatchObject({ name: 'Municipal Engineering Office', service: 'Civil Works' });
  expect(sampleOf(FORMS.quote)).not.toHaveProperty('customLocation');
  expect(Object.keys(sampleOf(FORMS.inquiry))).toEqual(Object.keys(FORMS.inquiry.fields));
});
