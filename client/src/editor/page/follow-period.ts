import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { periodPathNow, usePeriodNames } from './period-names.ts';

/** Follows the period whose page is shown to the address of its years in the draft. */
export function useFollowedPeriod(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = usePeriodNames((names) => periodPathNow(pathname, names));
  useLayoutEffect(() => {
    if (now !== pathname) void navigate(now, { replace: true, state: { stays: true } });
  }, [pathname, now, navigate]);
}
