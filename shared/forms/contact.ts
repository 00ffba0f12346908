import { MESSAGES } from '../messages.ts';
import type { FieldRule } from '../rules.ts';
import type { FormField } from './form.ts';

/** Which contact details a form requires. `either`: at least one of them. */
export const CONTACT_NEEDS = ['both', 'phone', 'email', 'either'] as const;
export type ContactNeed = (typeof CONTACT_NEEDS)[number];

/** The rule of a form's field, given the contact details that the firm requires. */
export function neededRule(name: string, field: FormField, need: ContactNeed): FieldRule {
  const { property = name } = field;
  if (need === 'both' || need === property || !/^(phone|email)$/.test(property)) return field;
  if (need !== 'either') return { ...field, required: undefined };
  // one error is enough, at the phone number
  const required = MESSAGES.fields.eitherContact;
  if (property === 'email') return { ...field, hint: required, required, requiredUnless: () => true };
  return { ...field, required, requiredUnless: ({ email }) => Boolean(email) };
}

/** The rules of a form, given the contact details that the firm requires. */
export const neededRules = <Fields extends Readonly<Record<string, FormField>>>(fields: Fields, need: ContactNeed) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, neededRule(name, field, need)])) as {
    [Name in keyof Fields]: FieldRule;
  };
