import { useContext, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { metaOf } from '#shared/content/documents/schema-walk';
import { type Spot, spotKey, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { problemAt } from '../drafts/problems.ts';
import { change } from '../drafts/saving.ts';
import { usePanel } from '../panel/panel-store.ts';
import type { ComponentType } from 'react';
import { beginEntry, BegunEntry, withBeginning } from './beginning.ts';
import { ProblemsWait } from './problems-wait.ts';

export interface FieldProps {
  spot: Spot;
  schema: z.ZodType;
}

/** A control gets the component of the fields inside of it. */
export interface ControlProps extends FieldProps {
  field: ComponentType<FieldProps>;
}

/** What stands at a place, what is wrong with it, and how it is changed. */
export function useSpot({ spot, schema }: FieldProps) {
  const beginning = useContext(BegunEntry);
  const value = useDrafts(({ content }) => valueAt(withBeginning(content, beginning), spot));
  const error = useDrafts(({ content }) => problemAt(withBeginning(content, beginning), spot));
  const waits = useContext(ProblemsWait);
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

/** The first control of a field; a button goes before where it is marked. */
const CONTROLS = '[data-first], input, textarea, select';

/** For the element of a field, which comes into sight and takes the focus when the panel is asked for its place. */
export function useWanted(spot: Spot) {
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
