import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns a function to call before a change. Its result reports afterwards whether the user is still at the same address. */
export function useAddressCheck(): () => () => boolean {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const now = useRef<string>(undefined);
  useLayoutEffect(() => {
    now.current = address;
    return () => void (now.current = undefined);
  }, [address]);
  return () => {
    const before = now.current;
    return () => before !== undefined && now.current === before;
  };
}
