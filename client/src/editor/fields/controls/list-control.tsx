import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { z } from 'zod';
import { isObject } from '#shared/content/deep-equal';
import { metaOf, schemaOf, variantsOf } from '#shared/content/fields/schema-walk';
import { nameIn } from '#shared/content/summary';
import { capitalized } from '#shared/text/capitalized';
import { Button } from '#client/components/button/button.tsx';
import { FieldNotes, useFieldIds } from '#client/components/form/field.tsx';
import { type Spot, spotKey, stepOf } from '../../drafts/change.ts';
import { appendEntry, moveEntry, removeEntry } from '../../drafts/list-entries.ts';
import { undoable } from '../../drafts/saving/undoable.ts';
import { fold, unfoldTo, usePanel } from '../../panel/panel-store.ts';
import { CHOICES } from '../../editor-texts.ts';
import { BeginList } from './begin-list.tsx';
import { EntryTool } from './entry-tool.tsx';
import { blankOf } from '../blank.ts';
import styles from '../fields.module.css';
import { Foldable } from './foldable.tsx';
import { GroupFields } from './group-control.tsx';
import { elementOf, kindOf, mostOf } from '../schema-kind.ts';
import { PictureFields } from '../../pictures/picture-control.tsx';
import { useThumbnail } from '../thumbnail.ts';
import { followEntry, useEntryKeys } from '../use-entry-keys.ts';
import { type ControlProps, isLeft, ProblemsHidden, useFocusRequest, useSpot } from '../use-spot.ts';
import { openOverlay } from '../../sheet/sheet-store.ts';

/** For an absent list; always the same array. */
const NONE: unknown[] = [];

/** Lists with more entries are folded initially. */
const FEW = 6;

function useList({ spot, schema }: ControlProps) {
  const { value, error, hint, label, meta, begin } = useSpot({ spot, schema });
  const entries = Array.isArray(value) ? (value as unknown[]) : NONE;
  const keys = useEntryKeys(entries);
  const stepTo = (index: number, entry = entries[index]) => stepOf('', entry, index);
  const keyOf = (index: number) => {
    const step = stepTo(index);
    return typeof step === 'string' ? step : keys[index];
  };
  const at = (index: number, entry?: unknown) => ({ ...spot, path: [...spot.path, stepTo(index, entry)] });
  const what = meta?.entry ?? 'entry';
  const [addedAt, setAddedAt] = useState<number>();
  const add = (beginning?: object) => {
    if (meta?.control === 'periods') return openOverlay({ what: 'period' });
    if (meta?.control === 'own-pages') return openOverlay({ what: 'page' });
    const blank = blankOf(schemaOf(elementOf(schema), beginning), entries);
    const entry = beginning ? { ...(blank as object), ...beginning } : blank;
    begin();
    setAddedAt(entries.length);
    appendEntry(spot, entry);
    usePanel.setState({ fresh: at(entries.length, entry) });
    unfoldTo(at(entries.length, entry));
    if (beginning) unfoldLists(at(entries.length, entry), entry as object);
  };
  const remove = (index: number) => {
    begin();
    const neighbour = index + 1 < entries.length ? index + 1 : index - 1;
    usePanel.setState({ current: spotKey(neighbour < 0 ? spot : at(neighbour)) }); // the page shows where it was
    undoable(`The ${what} was removed.`, removeEntry(spot, index));
  };
  const move = (index: number, by: 1 | -1, control: Element) => {
    const target = index + by;
    if (target < 0 || target >= entries.length) return;
    followEntry(control, by);
    begin();
    moveEntry(spot, index, target);
  };
  return { entries, at, keyOf, what, addedAt, beginnings: meta?.beginnings, label, error, hint, add, remove, move };
}

/** Treats missing values of a new entry as problems once the focus has left it. */
function endNewEntry(event: FocusEvent): void {
  if (isLeft(event) && usePanel.getState().fresh) usePanel.setState({ fresh: undefined });
}

/** Opens the lists in a new entry, because their buttons come next. */
function unfoldLists({ document, path }: Spot, entry: object): void {
  for (const [key, value] of Object.entries(entry))
    if (Array.isArray(value)) fold(spotKey({ document, path: [...path, key] }), true);
}

export function ListControl(props: ControlProps & { open?: boolean }) {
  const list = useList(props);
  const { ids } = useFieldIds(list);
  const { entries, label, what } = list;
  // blocks of different kinds are the page itself
  const isOpen = variantsOf(elementOf(props.schema)) !== undefined || (props.open && entries.length <= FEW);
  const isFull = entries.length >= (mostOf(props.schema) ?? Infinity);
  return (
    <Foldable spot={props.spot} title={`${label} (${entries.length})`} open={isOpen}>
      <FieldNotes error={list.error} hint={list.hint} ids={ids} />
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <li key={list.keyOf(index)} onBlur={endNewEntry}>
            <Entry {...props} list={list} entry={entry} index={index} />
          </li>
        ))}
      </ol>
      {list.beginnings && !isFull && (
        <BeginList beginnings={list.beginnings} label={`Add a common ${what}`} onChoose={list.add} />
      )}
      <AddEntry list={list} element={elementOf(props.schema)} isFull={isFull} />
    </Foldable>
  );
}

interface AddEntryProps {
  list: ReturnType<typeof useList>;
  element: z.ZodType;
  isFull: boolean;
}

/** A button to add an entry, or one for each kind of entry. */
function AddEntry({ list, element, isFull }: AddEntryProps) {
  const { entries, what, add } = list;
  const text = `Add ${articleOf(what)} ${what}`;
  const first = { disabled: isFull, 'data-first': entries.length === 0 || undefined };
  const kinds = variantsOf(element);
  if (!kinds)
    return (
      <Button variant="secondary" {...first} onClick={() => add()}>
        {text}
      </Button>
    );
  return (
    <div role="group" aria-label={text} className={styles.kinds}>
      <span aria-hidden>{text}</span>
      {kinds.map((kind) => {
        const { kind: name } = blankOf(kind) as { kind: string };
        return (
          <Button key={name} variant="secondary" {...first} onClick={() => add({ kind: name })}>
            {CHOICES[name]}
          </Button>
        );
      })}
    </div>
  );
}

const articleOf = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

interface EntryProps extends ControlProps {
  list: ReturnType<typeof useList>;
  entry: unknown;
  index: number;
}

/** How the alternative texts of invented pictures begin; as titles they would all look alike. */
const RENDERING = /^Rendering: (.)/;

/** The name of an entry; an enum value is replaced by its label. */
function entryTitle(entry: unknown, what: string, index: number): string {
  const name = isObject(entry) ? nameIn(entry) : undefined;
  if (typeof name !== 'string' || !name) return capitalized(`${what} ${index + 1}`);
  const isChosen = isObject(entry) && [entry.section, entry.part, entry.kind].includes(name);
  return isChosen ? (CHOICES[name] ?? name) : name.replace(RENDERING, (_, first: string) => first.toUpperCase());
}

/** A missing value of a new entry is no error until its field loses the focus. */
function Entry(props: EntryProps) {
  const [isNew] = useState(props.list.addedAt === props.index);
  return (
    <ProblemsHidden value={isNew}>
      <EntryForm {...props} />
    </ProblemsHidden>
  );
}

function EntryForm({ list, entry, index, schema, field: Field }: EntryProps) {
  const element = elementOf(schema);
  const spot = list.at(index);
  const wanted = useFocusRequest(spot);
  const title = entryTitle(entry, list.what, index);
  const small = useThumbnail(entry);
  const tools = <Tools list={list} index={index} title={title} />;
  const byKey = (event: KeyboardEvent) => {
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    // ignore keys that a nested list has handled
    if (!by || event.defaultPrevented) return;
    event.preventDefault();
    list.move(index, by, event.target as Element);
  };
  if (kindOf(element) === 'text')
    return (
      <div onKeyDown={byKey} className={styles.plain}>
        <Field spot={spot} schema={element} />
        {tools}
      </div>
    );
  return (
    <div {...wanted} onKeyDown={byKey}>
      <Foldable spot={spot} title={title} thumbnail={small} tools={tools}>
        {metaOf(element)?.control === 'picture' ? (
          <PictureFields spot={spot} schema={element} field={Field} />
        ) : (
          <GroupFields spot={spot} schema={element} field={Field} />
        )}
      </Foldable>
    </div>
  );
}

type ToolsProps = Pick<EntryProps, 'list' | 'index'> & { title: string };

function Tools({ list, index, title }: ToolsProps) {
  const isLast = index === list.entries.length - 1;
  return (
    <span className={styles.tools}>
      <EntryTool name="Move up" of={title} disabled={index === 0} onUse={(tool) => list.move(index, -1, tool)} />
      <EntryTool name="Move down" of={title} disabled={isLast} onUse={(tool) => list.move(index, 1, tool)} />
      <EntryTool name="Remove" of={title} onUse={() => list.remove(index)} />
    </span>
  );
}
