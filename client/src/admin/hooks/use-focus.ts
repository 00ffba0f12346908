import { useEffect, useState } from 'react';

/** Returns a function that focuses an element by id after the next rendering. */
export function useFocus(): (elementId: string) => void {
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}
