import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { idAt, usePageAddresses } from './page-addresses.ts';
import { periodPathNow, usePeriodNames } from './period-names.ts';

/**
 * Navigates when the address of the service or own page shown changes in the draft, and to the redirect target for its visitors when it is
 * hidden or removed. The field being typed in keeps the focus.
 */
export function useFollowedPage(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { paths, left } = usePageAddresses();
  const seen = useRef<{ pathname?: string; id?: string }>({});
  useLayoutEffect(() => {
    if (paths.size === 0) return;
    if (seen.current.pathname !== pathname) seen.current = { pathname, id: idAt(pathname) };
    const { id } = seen.current;
    if (id === undefined) return;
    const now = paths.get(id) ?? left.get(id) ?? PATHS.home;
    if (now !== pathname) void navigate(now, { replace: true, state: { stays: true } });
  }, [pathname, paths, left, navigate]);
}

/** Navigates when the years of the period shown, and so its address, change in the draft. */
export function useFollowedPeriod(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = usePeriodNames((names) => periodPathNow(pathname, names));
  useLayoutEffect(() => {
    if (now !== pathname) void navigate(now, { replace: true, state: { stays: true } });
  }, [pathname, now, navigate]);
}
