import { useEffect } from 'react';
import { create } from 'zustand';
import { browserStorage } from './storage.ts';

/** Set in local storage while an admin is signed in. */
export const SIGNED_IN_KEY = 'isAdmin';

/** Whether an admin has been signed in since the page was loaded. Code that only admins need is not loaded for visitors. */
export const useSignedIn = create(() => ({ wasSignedIn: false }));

function look() {
  if (browserStorage.get(SIGNED_IN_KEY) !== null) useSignedIn.setState({ wasSignedIn: true });
}

/** False while prerendering and hydrating. */
export function useWasSignedIn(): boolean {
  useEffect(() => {
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return useSignedIn(({ wasSignedIn }) => wasSignedIn);
}
