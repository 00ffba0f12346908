import { useEffect } from 'react';
import { create } from 'zustand';
import { browserStorage } from './storage.ts';

/** In local storage while an admin is signed in. */
export const SIGNED_IN_KEY = 'isAdmin';

/** Whether somebody has been signed in since the page was loaded: what only admins need is loaded for them alone. */
export const useSignedIn = create(() => ({ wasSignedIn: false }));

function look() {
  if (browserStorage.get(SIGNED_IN_KEY) !== null) useSignedIn.setState({ wasSignedIn: true });
}

/** Undecided, and so false, while prerendering and hydrating. */
export function useWasSignedIn(): boolean {
  useEffect(() => {
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return useSignedIn(({ wasSignedIn }) => wasSignedIn);
}
