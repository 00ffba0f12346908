import { useEffect } from 'react';
import { useSession } from './session.ts';

/** Whether any tab has set the admin flag in local storage; undefined while prerendering and hydrating. */
export function useAdminFlag(): boolean | undefined {
  const { isAdmin, restore } = useSession();
  useEffect(() => {
    restore();
    addEventListener('storage', restore);
    return () => removeEventListener('storage', restore);
  }, [restore]);
  return isAdmin;
}
