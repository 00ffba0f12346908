import { useEffect } from 'react';
import { useSession } from './session.ts';

/** Whether the admin flag is set in local storage, by any tab; undefined while prerendering and hydrating. */
export function useAdminFlag(): boolean | undefined {
  const { isAdmin, restore } = useSession();
  useEffect(() => {
    restore();
    addEventListener('storage', restore);
    return () => removeEventListener('storage', restore);
  }, [restore]);
  return isAdmin;
}
