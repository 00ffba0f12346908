import { useLayoutEffect, useRef } from 'react';

export const LIST_HEADING = 'inbox-heading';
export const OPEN_HEADING = 'submission-heading';
export const rowLinkId = (id: string): string => `submission-${id}`;

/** The search field. A search closes the open submission while it is typed. */
export const SEARCH = 'input[type="search"]';

/** Focuses the heading when a submission is opened, and its row when it is closed, but nothing on the first load or while a search is typed. */
export function useInboxFocus(id: string | undefined): void {
  const before = useRef(id);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = id;
    if (left === id || document.activeElement?.matches(SEARCH)) return;
    const target = id === undefined && left !== undefined ? document.getElementById(rowLinkId(left)) : null;
    (target ?? document.getElementById(id === undefined ? LIST_HEADING : OPEN_HEADING))?.focus();
  }, [id]);
}
