import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Content } from '#shared/content/documents';
import { differencesBetween } from '#shared/content/summary';
import { Button } from '../../components/button/button.tsx';
import { useToasts } from '../../stores/toast.ts';
import { keyed } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { undo } from '../drafts/saving/saving.ts';
import { commitInput } from '../drafts/saving/typing.ts';
import { keepStepsOnReload, setStepPage, type Step, useSteps } from '../drafts/undo.ts';
import { TEXTS } from '../editor-texts.ts';
import { trailOf } from '../fields/schema-kind.ts';
import styles from './panel.module.css';
import { unfoldTo, usePanel } from './panel-store.ts';

const isEntry = (value: unknown) => value === undefined || typeof value === 'object';

/** The description of a step: a sentence for a list, else the path. */
function nameOf({ name, puts: [{ spot, before, after }] }: Step, now: Content, then: Content): string {
  if (name) return name;
  const [change] =
    isEntry(before) || isEntry(after) ? differencesBetween(spot.document, now[spot.document], then[spot.document]) : [];
  return change?.text ?? trailOf(spot);
}

/** Takes the last change back, and shows where. @returns the page on which it was made, if it was taken back */
function undoLast(): string | undefined {
  commitInput();
  const { content: then } = useDrafts.getState();
  // flushed, so that leaving a page which it removes comes before the return to the step's own page
  const { step, spots = [] } = flushSync(undo) ?? {};
  const { content: now } = useDrafts.getState();
  const { clear, show } = useToasts.getState();
  clear(); // the notice of the same change has an Undo too
  const isDone = step && spots.length > 0 && then && now;
  show(isDone ? `Undone: ${nameOf(step, now, then)}` : TEXTS.notUndone);
  if (!isDone) return undefined;
  unfoldTo(keyed(now, spots[0]), true);
  return step.page;
}

const TYPED = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z outside of a text, which has an Undo of its own, and outside of dialogs. */
const isForAll = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !usePanel.getState().covered &&
  !(target instanceof Element && target.closest(`${TYPED}, dialog`));

export function Undo() {
  const isEmpty = useSteps(({ steps }) => steps.length === 0);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const takeBack = useCallback(() => {
    const page = undoLast();
    if (page && page !== pathname) void navigate(page);
  }, [navigate, pathname]);
  useEffect(() => {
    setStepPage(pathname);
  }, [pathname]);
  useEffect(keepStepsOnReload, []);
  useEffect(() => {
    if (isEmpty) return;
    const press = (event: KeyboardEvent) => {
      if (!isForAll(event)) return;
      event.preventDefault();
      takeBack();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isEmpty, takeBack]);
  return (
    <div className={styles.undo}>
      <Button variant="quiet" aria-label="Undo the last change" disabled={isEmpty} onClick={takeBack}>
        Undo
      </Button>
    </div>
  );
}
