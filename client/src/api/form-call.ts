import { FORM_HEADERS, TRAP_FIELD } from '../../../shared/endpoints.ts';

/** What goes with a public form beside its fields. */
export interface FormCall {
  /** Sent again under the same key, the form is stored once. */
  idempotencyKey: string;
  secondsToFill: number;
  /** What stood where no person sees an input: nothing, unless a machine filled the form. */
  trap?: string;
}

export const formHeaders = ({ idempotencyKey, secondsToFill }: FormCall): Record<string, string> => ({
  [FORM_HEADERS.idempotencyKey]: idempotencyKey,
  [FORM_HEADERS.secondsToFill]: String(secondsToFill),
});

/** Exactly the form's own fields, when a person filled it. */
export const formFields = <Fields extends object>(fields: Fields, { trap }: FormCall): Fields =>
  trap ? { ...fields, [TRAP_FIELD]: trap } : fields;
