import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EDIT_PARAMETER } from '#shared/content/edit-link';
import { spotOf } from '../drafts/change.ts';
import { reveal } from './panel-store.ts';

/** Opens the field that the address asks for, once; a reload opens the editor as it was left. */
export function useAsked(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has(EDIT_PARAMETER)) return;
    const spot = spotOf(new URLSearchParams(search).get(EDIT_PARAMETER) ?? '');
    if (spot) reveal(spot);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [pathname, search, navigate]);
}
