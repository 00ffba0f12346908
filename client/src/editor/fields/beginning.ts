import { createContext } from 'react';
import type { Content } from '#shared/content/documents';
import { changed, type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

/** An entry that is not in its list before something is typed in one of its fields. */
export interface Beginning {
  spot: Spot;
  value: object;
  /** Puts it there. */
  begin: () => void;
  /** To be called when its form is left: a field that goes with the form changes nothing any more. */
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

/** What the fields of the entry show. All of them ask for the same. */
export function withBeginning(content: Content | undefined, beginning: Beginning | undefined): Content | undefined {
  if (!content || !beginning || isBegun(content, beginning)) return content;
  if (last?.content !== content || last.beginning !== beginning) {
    const { spot, value } = beginning;
    last = { content, beginning, shown: changed(content, { ...spot, value }) };
  }
  return last.shown;
}

/** To be called before a field of the entry is changed. */
export function beginEntry(beginning: Beginning | undefined): void {
  const { content } = useDrafts.getState();
  if (beginning && content && !isBegun(content, beginning)) beginning.begin();
}
