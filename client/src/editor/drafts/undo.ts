import { type Content, DOCUMENT_NAMES } from '#shared/content/documents';
import { same } from '#shared/content/same';
import { createAccountStore } from '../../stores/account.ts';
import { around, inside, isNumbered, named, numbered, type Spot, spotKey, valueAt } from './change.ts';
import { differing, edit, editList, useDrafts } from './drafts-store.ts';
import { areNamed } from './list-changes.ts';

interface Put {
  /** The path by indices, which stays the same while an entry is renamed. */
  spot: Spot;
  before: unknown;
  after: unknown;
}

/** What one Undo takes back. */
interface Step {
  puts: readonly Put[];
  /** Epoch milliseconds. */
  at: number;
}

/** Milliseconds within which further input at the same path belongs to the same step. */
const PAUSE = 2000;

const MOST_STEPS = 200;

/** The changes since the editor was opened or the drafts were published, oldest first. A sheet has a history of its own. */
export const useSteps = createAccountStore<{ steps: readonly Step[] }>(() => ({ steps: [] }));

const valueNow = (spot: Spot) => valueAt(useDrafts.getState().content, spot);

/** Whether a change continues the last step, as the next key does. */
function goesOn(last: Step | undefined, { spot, before }: Put, at: number): last is Step {
  const [only, ...more] = last?.puts ?? [];
  if (!last || !only || more.length > 0) return false;
  return spotKey(only.spot) === spotKey(spot) && at - last.at < PAUSE && same(only.after, before);
}

const push = (step: Step) => useSteps.setState(({ steps }) => ({ steps: [...steps, step].slice(-MOST_STEPS) }));

/** The changes of `asOneStep` so far. */
let together: Put[] | undefined;

function keep(put: Put): void {
  if (together) {
    together.push(put);
    return;
  }
  const { steps } = useSteps.getState();
  const [at, last] = [Date.now(), steps.at(-1)];
  if (!goesOn(last, put, at)) return push({ puts: [put], at });
  const { before } = last.puts[0];
  useSteps.setState({ steps: steps.with(-1, { puts: [{ ...put, before }], at }) });
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
  if (puts.length > 0) push({ puts, at: Date.now() });
}

/** Records what the server has changed, such as restored or discarded drafts. @returns drops the step */
export function keepDifferences(old: Content, now: Content): () => void {
  const puts = DOCUMENT_NAMES.flatMap((document) =>
    differing(old[document], now[document]).map((path): Put => ({
      spot: { document, path },
      before: inside(old[document], path),
      after: inside(now[document], path),
    })),
  );
  const step = { puts, at: Date.now() };
  if (puts.length > 0) push(step);
  return () => useSteps.setState(({ steps }) => ({ steps: steps.filter((other) => other !== step) }));
}

export const forgetSteps = (): void => useSteps.setState({ steps: [] });

function takePut({ spot, before, after }: Put): boolean {
  if (!same(valueNow(spot), after)) return false;
  if (areNamed(spot, before) && areNamed(spot, after)) editList(spot, before);
  else edit(spot, before);
  return true;
}

/** Takes the last step back, except what has changed since. @returns the paths taken back */
export function takeBack(): Spot[] {
  const { steps } = useSteps.getState();
  useSteps.setState({ steps: steps.slice(0, -1) });
  return [...(steps.at(-1)?.puts ?? [])]
    .reverse()
    .filter(takePut)
    .map(({ spot }) => spot);
}
