import type { FormRecord } from '#shared/forms/form';

/** The values that an empty form sends. */
export const unfilled = ({ fields }: FormRecord) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

/** Labels of the fields that do not depend on another field. */
export const labelsOf = ({ fields }: FormRecord) =>
  Object.values(fields)
    .filter(({ requiredWhen }) => !requiredWhen)
    .map(({ label }) => label);
