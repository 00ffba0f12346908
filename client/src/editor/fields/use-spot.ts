import { type ComponentType, createContext, type FocusEvent, useContext, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { metaOf } from '#shared/content/fields/schema-walk';
import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { problemAt } from '../drafts/problems.ts';
import { change } from '../drafts/saving/saving.ts';
import { usePanel } from '../panel/panel-store.ts';
import { beginEntry, BegunEntry, withBeginning } from './beginning.ts';

/** Whether problems are hidden: in a new entry, a field that was not left yet is not an error. */
export const ProblemsHidden = createContext(false);

/** Ignores a focus that moves to a button: showing problems would move the button away from the pointer before the click. */
export const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget) && !(relatedTarget instanceof HTMLButtonElement);

/** Shows the problems of a field once the focus has left it. */
export function useDelayedProblems() {
  const isWaiting = useContext(ProblemsHidden);
  const [wasLeft, setLeft] = useState(false);
  const onBlur = (event: FocusEvent) => {
    if (isLeft(event)) setLeft(true);
  };
  return { waits: isWaiting && !wasLeft, onBlur };
}

export interface FieldProps {
  spot: Spot;
  schema: z.ZodType;
}

/** Controls get `ContentField` as a prop for nested fields, because importing it would be circular. */
export interface ControlProps extends FieldProps {
  field: ComponentType<FieldProps>;
}

/** The value at a content path, its problem, and a setter. */
export function useSpot({ spot, schema }: FieldProps) {
  const beginning = useContext(BegunEntry);
  const value = useDrafts(({ content }) => valueAt(withBeginning(content, beginning), spot));
  const error = useDrafts(({ content }) => problemAt(withBeginning(content, beginning), spot));
  const waits = useContext(ProblemsHidden);
  const meta = metaOf(schema);
  return {
    value,
    error: waits ? undefined : error,
    waits,
    begin: () => beginEntry(beginning),
    set: (next: unknown) => {
      if (beginning?.isOver()) return;
      beginEntry(beginning);
      change(spot, next);
    },
    meta,
    label: meta?.title ?? '',
    hint: meta?.description,
  };
}

/** The controls that can take the focus; `data-first` marks a button that comes first. */
const CONTROLS = '[data-first], input, textarea, select';

/** Props for a field's element, which scrolls into view and takes the focus when the panel asks for its path. */
export function useFocusRequest(spot: Spot) {
  const ref = useRef<HTMLDivElement>(null);
  const key = spotKey(spot);
  const isWanted = usePanel(({ wanted }) => wanted === key);
  const isCurrent = usePanel(({ current }) => current === key);
  useEffect(() => {
    if (!isWanted) return;
    const control = ref.current?.querySelector<HTMLElement>(CONTROLS) ?? ref.current?.querySelector('button');
    if (!usePanel.getState().keepsFocus) control?.focus({ preventScroll: true });
    control?.scrollIntoView?.({ block: 'center' });
    usePanel.setState({ wanted: undefined });
  }, [isWanted]);
  return { ref, 'data-spot': key, 'data-current': isCurrent || undefined };
}
