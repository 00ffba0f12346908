import type { FormRecord } from '#shared/forms/form';

/** What a form sends whose optional fields were left empty, before those that were filled in are put over it. */
export const unfilled = ({ fields }: FormRecord) => Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

/** Of the fields that do not depend on another. */
export const labelsOf = ({ fields }: FormRecord) =>
  Object.values(fields)
    .filter(({ requiredWhen }) => !requiredWhen)
    .map(({ label }) => label);
