/** Gives a function that lets the browser ask before a reload, or no longer. */
export function askerBeforeLeaving(): (isNeeded: boolean) => void {
  const ask = (event: Event) => event.preventDefault();
  return (isNeeded) => {
    if (isNeeded) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
