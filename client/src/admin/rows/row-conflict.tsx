import { ERRORS } from '#shared/error-messages';
import { Button } from '#client/components/button/button.tsx';
import type { RowKind } from './row-kind.ts';

interface RowConflictProps<Row, Input> {
  kind: RowKind<Row, Input>;
  mine: Input;
  theirs: Input;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** An edit conflict: both versions of each field that differs. */
export function RowConflict<Row, Input extends object>(props: RowConflictProps<Row, Input>) {
  const { kind, mine, theirs, keepMine, takeTheirs } = props;
  const names = (Object.keys(kind.rules) as (keyof Input)[]).filter((name) => mine[name] !== theirs[name]);
  const labelOf = (name: keyof Input) => kind.labels?.[name] ?? kind.rules[name].label;
  return (
    <div role="alert" className="notice">
      <p>{ERRORS.rowChanged}</p>
      {names.map((name) => (
        <dl key={String(name)} aria-label={labelOf(name)}>
          <dt>{labelOf(name)}, yours</dt>
          <dd>{String(mine[name]) || 'nothing'}</dd>
          <dt>{labelOf(name)}, theirs</dt>
          <dd>{String(theirs[name]) || 'nothing'}</dd>
        </dl>
      ))}
      <Button variant="secondary" onClick={keepMine}>
        Keep mine
      </Button>
      <Button variant="secondary" onClick={takeTheirs}>
        Take theirs
      </Button>
    </div>
  );
}
