import { createContext } from 'react';
import type { Content } from '#shared/content/documents';
import { changed, type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

/** A new entry that is added to its list with the first input in its form. */
export interface Beginning {
  spot: Spot;
  value: object;
  /** Adds the entry to its list. */
  begin: () => void;
  /** Call it when the form closes: fields that unmount with the form must not change anything. */
  end: () => void;
  isOver: () => boolean;
}

export function beginningOf<Value extends object>(spot: Spot, value: Value, begin: () => void) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  return { spot, value, begin, end, isOver: () => isOver } satisfies Beginning;
}

export const BegunEntry = createContext<Beginning | undefined>(undefined);

let last: { content: Content; beginning: Beginning; shown: Content } | undefined;

const isBegun = (content: Content, { spot }: Beginning) => valueAt(content, spot) !== undefined;

/** The content including the new entry, for its fields. Cached, because every field asks for it. */
export function withBeginning(content: Content | undefined, beginning: Beginning | undefined): Content | undefined {
  if (!content || !beginning || isBegun(content, beginning)) return content;
  if (last?.content !== content || last.beginning !== beginning) {
    const { spot, value } = beginning;
    last = { content, beginning, shown: changed(content, { ...spot, value }) };
  }
  return last.shown;
}

/** Call it before a field of the entry changes. */
export function beginEntry(beginning: Beginning | undefined): void {
  const { content } = useDrafts.getState();
  if (beginning && content && !isBegun(content, beginning)) beginning.begin();
}
