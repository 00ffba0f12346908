import { useEffect, useRef } from 'react';
import { createAccountStore } from '#client/stores/account.ts';

type Finish = () => void;

/** The fields with uncommitted input, each as the function that commits it. */
export const useTyping = createAccountStore<{ fields: readonly Finish[] }>(() => ({ fields: [] }));

const { getState, setState } = useTyping;

/** Commits all input in progress, as leaving the fields does. */
export const finishTyping = (): void => getState().fields.forEach((finish) => finish());

/** Registers a field with uncommitted input. @param finish commits valid input; also called when the field unmounts */
export function useTyped(isTyped: boolean, finish: Finish = () => undefined): void {
  const latest = useRef({ isTyped, finish });
  useEffect(() => {
    latest.current = { isTyped, finish };
  });
  useEffect(() => {
    if (!isTyped) return;
    const field = () => latest.current.finish();
    setState(({ fields }) => ({ fields: [...fields, field] }));
    return () => setState(({ fields }) => ({ fields: fields.filter((one) => one !== field) }));
  }, [isTyped]);
  useEffect(
    () => () => {
      if (latest.current.isTyped) latest.current.finish();
    },
    [],
  );
}
