import { useEffect } from 'react';
import { useSession } from './session.ts';

/** Whether the local admin flag is set, in this tab or since in another one; undefined on the server and while hydrating. */
export function useAdminFlag(): boolean | undefined {
  const { isAdmin, restore } = useSession();
  useEffect(() => {
    restore();
    addEventListener('storage', restore);
    return () => removeEventListener('storage', restore);
  }, [restore]);
  return isAdmin;
}
