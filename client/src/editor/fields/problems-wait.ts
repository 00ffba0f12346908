import { createContext, type FocusEvent, useContext, useState } from 'react';

/** Whether problems are not told yet: in an entry that was just begun, a field that was not left is not forgotten. */
export const ProblemsWait = createContext(false);

/** A click on a button has to find it where it was: what it does may show the problems itself. */
const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget) && !(relatedTarget instanceof HTMLButtonElement);

/** Ends the waiting for what is inside of an element once the focus has left that. */
export function useWaiting() {
  const isWaiting = useContext(ProblemsWait);
  const [wasLeft, setLeft] = useState(false);
  const onBlur = (event: FocusEvent) => {
    if (isLeft(event)) setLeft(true);
  };
  return { waits: isWaiting && !wasLeft, onBlur };
}
