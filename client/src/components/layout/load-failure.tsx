import { Button } from '../button/button.tsx';

/** Only a full load fetches new code. It keeps the query, the hash and the navigation state. */
export function LoadFailure() {
  return (
    <>
      <p>This page could not be loaded. Check your connection and try again.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </>
  );
}
