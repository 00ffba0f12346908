import { useEffect, useState } from 'react';

/** Moves the focus to an element by id, once the change that the caller is making has been drawn. */
export function useFocus(): (elementId: string) => void {
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget({ id });
}
