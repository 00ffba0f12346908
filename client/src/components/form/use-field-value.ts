import { useEffect } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';

/** What a field holds, when other fields depend on it: also what was chosen before the page was hydrated. */
export function useFieldValue<Form extends FieldValues, Name extends Path<Form>>(
  { control, getValues, setValue }: UseFormReturn<Form>,
  name: Name,
): PathValue<Form, Name> | undefined {
  useEffect(() => setValue(name, getValues(name)), [name, getValues, setValue]);
  return useWatch({ control, name });
}
