/** Returns a function that turns the browser's question before a reload on or off. */
export function askerBeforeLeaving(): (isNeeded: boolean) => void {
  const ask = (event: Event) => event.preventDefault();
  return (isNeeded) => {
    if (isNeeded) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
