import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { periodPathNow, usePeriodNames } from './period-names.ts';

/** Navigates when the years of the period shown, and so its address, change in the draft. */
export function useFollowedPeriod(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = usePeriodNames((names) => periodPathNow(pathname, names));
  useLayoutEffect(() => {
    if (now !== pathname) void navigate(now, { replace: true, state: { stays: true } });
  }, [pathname, now, navigate]);
}
