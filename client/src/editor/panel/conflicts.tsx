import { isObject } from '#shared/content/deep-equal';
import { nameIn } from '#shared/content/summary';
import { timeText } from '#shared/meetings/office-time';
import { Button } from '../../components/button/button.tsx';
import { type Conflict, conflictKey, isMove } from '../drafts/change.ts';
import { resolve, resolveAll, useDrafts } from '../drafts/drafts-store.ts';
import { isLost } from '../drafts/renewed-conflicts.ts';
import { saveNow } from '../drafts/saving/saving.ts';
import { trailOf } from '../fields/schema-kind.ts';
import { isMe } from '../../stores/people.ts';
import { TEXTS } from '../editor-texts.ts';
import styles from './panel.module.css';

/** Conflicts with a card of their own; buttons for all of them follow if there are more. */
const MAX = 20;

/** A value in words. */
function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(empty)';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (isObject(value)) return valueText(nameIn(value) ?? Object.values(value));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Conflicting changes, with both versions. */
export function Conflicts() {
  const conflicts = useDrafts((drafts) => drafts.conflicts);
  return (
    <div role="alert">
      {conflicts.slice(0, MAX).map((conflict) => (
        <ConflictCard key={conflictKey(conflict)} conflict={conflict} />
      ))}
      {conflicts.length > MAX && <MoreConflicts count={conflicts.length} />}
    </div>
  );
}

function MoreConflicts({ count }: { count: number }) {
  const end = (keepMine: boolean) => {
    resolveAll(keepMine);
    void saveNow();
  };
  return (
    <section className={styles.conflict} aria-label="More conflicts">
      <p>{count} changes are not saved: the same fields have changed in the meantime.</p>
      <Button variant="secondary" onClick={() => end(true)}>
        Keep all mine
      </Button>
      <Button variant="secondary" onClick={() => end(false)}>
        Take all theirs
      </Button>
    </section>
  );
}

function conflictReason({ by, at, refusal }: Conflict, isGone: boolean): string {
  if (isGone) return TEXTS.gone;
  if (refusal) return refusal;
  if (!by || !at) return 'this has changed in the meantime.';
  if (isMe(by)) return `you changed the same field in another window on ${timeText(at)}.`;
  return `${by} changed the same field on ${timeText(at)}.`;
}

function ConflictCard({ conflict }: { conflict: Conflict }) {
  const isGone = useDrafts(({ content }) => content !== undefined && isLost(content, conflict));
  const end = (keepMine: boolean) => {
    resolve(conflict, keepMine);
    void saveNow();
  };
  return (
    <section className={styles.conflict} aria-label={trailOf(conflict)}>
      <h3>{trailOf(conflict)}</h3>
      <p>Your change is not saved: {conflictReason(conflict, isGone)}</p>
      <dl>
        <dt>Yours</dt>
        <dd>{isMove(conflict) ? TEXTS.moved : valueText(conflict.value)}</dd>
        <dt>Theirs</dt>
        <dd>{valueText(conflict.theirs)}</dd>
      </dl>
      {!isGone && (
        <Button variant="secondary" onClick={() => end(true)}>
          Keep mine
        </Button>
      )}
      <Button variant="secondary" onClick={() => end(false)}>
        Take theirs
      </Button>
    </section>
  );
}
