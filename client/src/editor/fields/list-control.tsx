import type { KeyboardEvent } from 'react';
import { isObject } from '#shared/content/same';
import { metaOf } from '#shared/content/documents/schema-walk';
import { nameIn } from '#shared/content/summary';
import { Button } from '../../components/button/button.tsx';
import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import { useToasts } from '../../stores/toast.ts';
import { change } from '../drafts/saving.ts';
import { reveal } from '../panel/panel-store.ts';
import { BeginList } from './begin-list.tsx';
import { blankOf } from './blank.ts';
import styles from './fields.module.css';
import { Foldable } from './foldable.tsx';
import { GroupFields } from './group-control.tsx';
import { elementOf, kindOf, mostOf } from './schema-kind.ts';
import { type ControlProps, useSpot, useWanted } from './use-spot.ts';
import { openOver } from '../sheet/sheet-store.ts';

/** How many entries a list shows unasked. */
const FEW = 12;

function useList({ spot, schema }: ControlProps) {
  const { value, error, hint, label, meta, set } = useSpot({ spot, schema });
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const at = (index: number) => ({ ...spot, path: [...spot.path, index] });
  const what = meta?.entry ?? 'entry';
  const add = (beginning?: object) => {
    if (meta?.control === 'periods') return openOver({ what: 'period' });
    const place = at(entries.length);
    const blank = blankOf(elementOf(schema), entries);
    change(place, beginning ? { ...(blank as object), ...beginning } : blank);
    reveal(place);
  };
  const remove = (index: number) => {
    change(at(index), undefined);
    const text = `The ${what} was removed.`;
    useToasts.getState().show(text, { label: 'Undo', run: () => set(entries) });
  };
  const move = (index: number, by: number) => {
    const moved = entries.toSpliced(index, 1).toSpliced(index + by, 0, entries[index]);
    if (index + by >= 0 && index + by < entries.length) set(moved);
  };
  return { entries, at, what, beginnings: meta?.beginnings, label, error, hint, add, remove, move };
}

/** A list whose entries are added, removed and moved. */
export function ListControl(props: ControlProps & { open?: boolean }) {
  const list = useList(props);
  const { ids } = useFieldIds(list);
  const { entries, label, what } = list;
  const isFull = entries.length >= (mostOf(props.schema) ?? Infinity);
  return (
    <Foldable spot={props.spot} title={`${label} (${entries.length})`} open={props.open && entries.length <= FEW}>
      <FieldNotes error={list.error} hint={list.hint} ids={ids} />
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <li key={index}>
            <Entry {...props} list={list} entry={entry} index={index} />
          </li>
        ))}
      </ol>
      {list.beginnings && !isFull && (
        <BeginList beginnings={list.beginnings} label={`Add a usual ${what}`} onChoose={list.add} />
      )}
      <Button
        variant="secondary"
        disabled={isFull}
        data-first={entries.length === 0 || undefined}
        onClick={() => list.add()}
      >
        Add a {what}
      </Button>
    </Foldable>
  );
}

interface EntryProps extends ControlProps {
  list: ReturnType<typeof useList>;
  entry: unknown;
  index: number;
}

/** What people know an entry by. */
function entryTitle(entry: unknown, what: string, index: number): string {
  const name = isObject(entry) ? nameIn(entry) : undefined;
  return typeof name === 'string' && name ? name : `${what[0].toUpperCase()}${what.slice(1)} ${index + 1}`;
}

function Entry({ list, entry, index, schema, field: Field }: EntryProps) {
  const element = elementOf(schema);
  const spot = list.at(index);
  const ref = useWanted(spot);
  const title = entryTitle(entry, list.what, index);
  const tools = <Tools list={list} index={index} title={title} />;
  const byKey = ({ altKey, key }: KeyboardEvent) => {
    if (altKey && key === 'ArrowUp') list.move(index, -1);
    if (altKey && key === 'ArrowDown') list.move(index, 1);
  };
  if (kindOf(element) === 'text')
    return (
      <div onKeyDown={byKey} className={styles.plain}>
        <Field spot={spot} schema={element} />
        {tools}
      </div>
    );
  return (
    <div ref={ref} onKeyDown={byKey}>
      <Foldable spot={spot} title={title} tools={tools}>
        {metaOf(element)?.control === 'picture' ? (
          <Field spot={spot} schema={element} />
        ) : (
          <GroupFields spot={spot} schema={element} field={Field} />
        )}
      </Foldable>
    </div>
  );
}

type ToolsProps = Pick<EntryProps, 'list' | 'index'> & { title: string };

function Tools({ list, index, title }: ToolsProps) {
  const tool = (mark: string, name: string, run: () => void, disabled = false) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={`${name}: ${title}`}
      title={name}
      disabled={disabled}
      onClick={run}
    >
      {mark}
    </button>
  );
  return (
    <span className={styles.tools}>
      {tool('↑', 'Move up', () => list.move(index, -1), index === 0)}
      {tool('↓', 'Move down', () => list.move(index, 1), index === list.entries.length - 1)}
      {tool('×', 'Remove', () => list.remove(index))}
    </span>
  );
}
