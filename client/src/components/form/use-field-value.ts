import { useCallback, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What a field holds, when others depend on it: `useWatch` would miss what was chosen before the page was hydrated. */
export function useFieldValue<Form extends FieldValues, Name extends Path<Form>>(
  { getValues, subscribe }: UseFormReturn<Form>,
  name: Name,
): PathValue<Form, Name> | undefined {
  const listen = useCallback(
    (onChange: () => void) => subscribe({ name, formState: { values: true }, callback: onChange }),
    [name, subscribe],
  );
  return useSyncExternalStore(
    listen,
    () => getValues(name),
    () => undefined,
  );
}
