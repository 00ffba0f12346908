import { createContext, type FocusEvent, useContext, useState } from 'react';

/** Whether problems are hidden: in a new entry, a field that was not left yet is not an error. */
export const ProblemsWait = createContext(false);

/** Ignores a focus that moves to a button: showing problems would move the button away from the pointer before the click. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget) && !(relatedTarget instanceof HTMLButtonElement);

/** Shows the problems of a field once the focus has left it. */
export function useWaiting() {
  const isWaiting = useContext(ProblemsWait);
  const [wasLeft, setLeft] = useState(false);
  const onBlur = (event: FocusEvent) => {
    if (isLeft(event)) setLeft(true);
  };
  return { waits: isWaiting && !wasLeft, onBlur };
}
