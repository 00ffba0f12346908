import { useEffect, useRef } from 'react';
import { createAccountStore } from '../../stores/account.ts';

type Finish = () => void;

/** The fields that hold what is no part of the content yet, each with what takes it. */
export const useTyping = createAccountStore<{ fields: readonly Finish[] }>(() => ({ fields: [] }));

const { getState, setState } = useTyping;

/** Takes what is being typed, as leaving its field does. */
export const finishTyping = (): void => getState().fields.forEach((finish) => finish());

/** Tells that a field holds what is not taken yet. @param finish takes it, where it can be taken: also when the field goes */
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
