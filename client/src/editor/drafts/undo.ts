import { type Content, DOCUMENT_NAMES, type DocumentName } from '#shared/content/documents';
import { deepEqual } from '#shared/content/deep-equal';
import { createAccountStore } from '../../stores/account.ts';
import { around, inside, isNumbered, named, numbered, type Spot, spotKey, valueAt } from './change.ts';
import { differing, edit, editList, useDrafts } from './drafts-store.ts';
import { areNamed } from './list-changes.ts';
import { keepSteps, readSteps } from './saving/unsent.ts';

export interface Put {
  /** The path by indices, which stays the same while an entry is renamed. */
  spot: Spot;
  before: unknown;
  after: unknown;
}

/** The changes that one Undo reverts. */
export interface Step {
  puts: readonly Put[];
  /** Epoch milliseconds. */
  at: number;
  /** Path of the page on which it was made. */
  page: string;
  /** Its description, unless it is an edit of the content. */
  name?: string;
}

/** Milliseconds within which further input at the same path belongs to the same step. */
const PAUSE = 2000;

const MAX_STEPS = 200;

/** The changes since the editor was opened or the drafts were published, oldest first. A sheet has a history of its own. */
export const useSteps = createAccountStore<{ steps: readonly Step[] }>(() => ({ steps: [] }));

const valueNow = (spot: Spot) => valueAt(useDrafts.getState().content, spot);

/** Whether a change continues the last step, as the next key does. */
function continuesStep(last: Step | undefined, { spot, before }: Put, at: number): last is Step {
  const [only, ...more] = last?.puts ?? [];
  if (!last || !only || more.length > 0) return false;
  return spotKey(only.spot) === spotKey(spot) && at - last.at < PAUSE && deepEqual(only.after, before);
}

let shownPage = '/';

/** Sets the page on which the next steps are made. */
export const setStepPage = (path: string): void => void (shownPage = path);

function push(puts: readonly Put[], name?: string): Step {
  const step = { puts, at: Date.now(), page: shownPage, name };
  useSteps.setState(({ steps }) => ({ steps: [...steps, step].slice(-MAX_STEPS) }));
  return step;
}

/** The changes of `asOneStep` so far. */
let together: Put[] | undefined;

function keep(put: Put): void {
  if (together) {
    together.push(put);
    return;
  }
  const { steps } = useSteps.getState();
  const [at, last] = [Date.now(), steps.at(-1)];
  if (!continuesStep(last, put, at)) return void push([put]);
  const { before } = last.puts[0];
  useSteps.setState({ steps: steps.with(-1, { ...last, puts: [{ ...put, before }], at }) });
}

/** Makes a change that Undo can take back. */
export function asStep(changed: Spot, make: () => void): void {
  const { content } = useDrafts.getState();
  if (!content) return;
  const spot = numbered(content, isNumbered(named(content, changed)) ? around(changed) : changed);
  const before = valueNow(spot);
  make();
  keep({ spot, before, after: valueNow(spot) });
}

/** Makes several changes that one Undo takes back. */
export function asOneStep(make: () => void): void {
  const puts: Put[] = (together = []);
  try {
    make();
  } finally {
    together = undefined;
  }
  if (puts.length > 0) push(puts);
}

/** Records a change made by the server. @param name such as `restored version` @returns drops the step */
export function keepDifferences(name: string, old: Content, now: Content): () => void {
  const puts = DOCUMENT_NAMES.flatMap((document) =>
    differing(old[document], now[document]).map((path): Put => ({
      spot: { document, path },
      before: inside(old[document], path),
      after: inside(now[document], path),
    })),
  );
  const step = puts.length > 0 && push(puts, name);
  return () => useSteps.setState(({ steps }) => ({ steps: steps.filter((other) => other !== step) }));
}

/** Drops published steps, except those in the documents left. */
export const forgetSteps = (published: readonly Step[], left: readonly DocumentName[]): void =>
  useSteps.setState(({ steps }) => ({
    steps: steps.filter(
      (step) => !published.includes(step) || step.puts.every(({ spot }) => left.includes(spot.document)),
    ),
  }));

function takePut({ spot, before, after }: Put): boolean {
  if (!deepEqual(valueNow(spot), after)) return false;
  if (areNamed(spot, before) && areNamed(spot, after)) editList(spot, before);
  else edit(spot, before);
  return true;
}

/** A step taken back, except what has changed since. */
export interface Undone {
  step: Step;
  /** The paths taken back, last first. */
  spots: Spot[];
}

/** Takes the last step back. */
export function takeBack(): Undone | undefined {
  const { steps } = useSteps.getState();
  const step = steps.at(-1);
  if (!step) return undefined;
  useSteps.setState({ steps: steps.slice(0, -1) });
  const taken = [...step.puts].reverse().filter(takePut);
  return { step, spots: taken.map(({ spot }) => spot) };
}

/** Stores the steps for a reload of this tab. */
export function keepStepsOnReload(): () => void {
  const keep = () => keepSteps(useSteps.getState().steps);
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}

/** Restores the steps after a reload. */
export function findSteps(): void {
  if (useSteps.getState().steps.length === 0) useSteps.setState({ steps: readSteps() });
}
