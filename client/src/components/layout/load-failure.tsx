import { Button } from '../button/button.tsx';

/** Reloading is the only way to fetch new code; it keeps the query, hash and navigation state. */
export function LoadFailure() {
  return (
    <>
      <p>This page could not be loaded. Check your connection and try again.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </>
  );
}
