import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DOCUMENT_NAMES, type DocumentName } from '#shared/content/documents';
import { schemaAt } from '#shared/content/documents/schema-walk';
import { EDIT_PARAMETER } from '#shared/content/edit-link';
import type { Spot } from '../drafts/change.ts';
import { reveal } from './panel-store.ts';

const step = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** The place that an address asks for, if content can have something there. */
function spotIn(search: string): Spot | undefined {
  const [document, ...path] = (new URLSearchParams(search).get(EDIT_PARAMETER) ?? '').split('.');
  if (!DOCUMENT_NAMES.includes(document as DocumentName) || path.length === 0) return undefined;
  const spot: Spot = { document: document as DocumentName, path: path.map(step) };
  return schemaAt(spot.document, spot.path) && spot;
}

/** Opens the field that the address asks for, once; a reload opens the editor as it was left. */
export function useAsked(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has(EDIT_PARAMETER)) return;
    const spot = spotIn(search);
    if (spot) reveal(spot);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [pathname, search, navigate]);
}
