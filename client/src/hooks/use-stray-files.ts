import { useEffect } from 'react';

const EVENTS = ['dragover', 'drop'] as const;

/** Ignores a file dropped outside a drop target, for which the browser would leave the page. */
function refuse(event: DragEvent) {
  const isTaken =
    event.defaultPrevented || (event.target instanceof Element && event.target.matches('input[type=file]'));
  if (isTaken || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Keeps the page and its input when a file is dropped beside a field. */
export function useStrayFiles() {
  useEffect(() => {
    EVENTS.forEach((type) => addEventListener(type, refuse));
    return () => EVENTS.forEach((type) => removeEventListener(type, refuse));
  }, []);
}
