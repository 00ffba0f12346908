import type { DocumentName, Place } from './documents.ts';

/** The query parameter that opens the editor at a place of the content. */
export const EDIT_PARAMETER = 'edit';

/** The address of a page with the editor open at a place: `/contact?edit=firm.phones`. */
export const editLink = (path: string, document: DocumentName, ...place: Place): string =>
  `${path}?${EDIT_PARAMETER}=${[document, ...place].join('.')}`;
