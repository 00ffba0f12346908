import { useEffect, useMemo, useState } from 'react';
import { MAX_ROWS, type Project } from '#shared/content/documents/projects';
import { byId } from '#shared/content/entries';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { keyed, type Spot, spotKey, valueAt } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { commitInput } from '../../drafts/saving/typing.ts';
import { undoable } from '../../drafts/saving/undoable.ts';
import { invalidAt } from '../../drafts/saving/invalid-texts.ts';
import { beginningOf, BegunEntry } from '../../fields/beginning.ts';
import { ProblemsHidden } from '../../fields/use-spot.ts';
import { usePanel } from '../../panel/panel-store.ts';
import { problemsOfRow } from '../../drafts/problems.ts';
import { blankRow, COLUMNS } from '../cells/columns.ts';
import { ProjectFields } from '../row-form.tsx';
import { invalidProblem } from '../rows.ts';
import { rowsAt } from '../sheet-history.ts';
import { type List, listSpot, openOverlay } from '../sheet-store.ts';
import styles from '../sheet.module.css';
import { sheetActions } from '../use-sheet.ts';

/** Animation frames to wait until the page shows a new entry. */
const MAX_FRAMES = 120;

const rowOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('main [data-edit]')]
    .find(({ dataset }) => dataset.edit?.startsWith(`${key}.`))
    ?.closest('tr');

function look(key: string, frames: number): void {
  const row = rowOf(key);
  if (!row) {
    if (frames > 0) requestAnimationFrame(() => look(key, frames - 1));
    return;
  }
  row.querySelector('button')?.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'center' });
}

/** Scrolls to an entry's row and focuses it, as soon as the page shows it. */
function showEntry(spot: Spot): void {
  const { content } = useDrafts.getState();
  if (content) look(spotKey(keyed(content, spot)), MAX_FRAMES);
}

interface AddProjectProps {
  period: string;
  list: List;
  /** The id of a row that Undo has brought back. */
  entry?: number;
  onClose: () => void;
}

/** The picture of a new project counts as showing that project, unless the editor says otherwise. */
const begun = (id: number): Project => ({ ...blankRow(id), own: true });

function useNewRow({ period, list, entry }: Omit<AddProjectProps, 'onClose'>) {
  const spot = useMemo(() => listSpot(period, list), [period, list]);
  const [id] = useState(() => entry ?? sheetActions(period, spot).ids(1)[0]);
  const [hasRoom] = useState(() => entry !== undefined || rowsAt(spot).length < MAX_ROWS);
  const beginning = useMemo(() => {
    const value = begun(id);
    const begin = () => sheetActions(period, spot).add([value], {}, false);
    return beginningOf({ ...spot, path: [...spot.path, byId(id)] }, value, begin);
  }, [period, spot, id]);
  useEffect(() => {
    usePanel.setState({ covered: true });
    return () => usePanel.setState({ covered: false });
  }, []);
  const project = useDrafts(({ content }) => valueAt(content, beginning.spot) as Project | undefined);
  return { spot, beginning, project, hasRoom };
}

/** All problems of a row, including its invalid texts. */
function problemsOf(spot: Spot, row: Project): string[] {
  const invalid = invalidAt(spot);
  const unreadable = COLUMNS.flatMap((column) => invalidProblem(invalid, row, column) ?? []);
  return [...problemsOfRow(row).values(), ...unreadable];
}

/** Removes the new row, if it was added. Undo adds it again and reopens the form. */
function takeBack({ period, list }: Pick<AddProjectProps, 'period' | 'list'>, entry: Spot): void {
  const row = valueAt(useDrafts.getState().content, entry) as Project | undefined;
  if (!row) return;
  const actions = sheetActions(period, listSpot(period, list));
  actions.remove(rangeOf(actions.rowOf(row.id)));
  undoable('The project was not added.', () => {
    const isTaken = actions.rowOf(row.id) >= 0;
    const again = isTaken ? { ...row, id: actions.ids(1)[0] } : row;
    actions.add([again], {}, false);
    openOverlay({ what: 'project', period, list, entry: again.id });
    return true;
  });
}

/** The state of the form and the actions of its buttons. */
function useAdding({ onClose, ...where }: AddProjectProps) {
  const { spot, beginning, project, hasRoom } = useNewRow(where);
  const [isAsked, setAsked] = useState(false);
  const problems = hasRoom ? problemsOf(spot, project ?? beginning.value) : [];
  const leave = (isKept: boolean) => {
    if (beginning.isOver()) return;
    commitInput();
    beginning.end();
    if (project && isKept) {
      useToasts.getState().show('The project was added. Publish to show it to visitors.');
      showEntry(beginning.spot);
    } else takeBack(where, beginning.spot);
    onClose();
  };
  const finish = () => {
    setAsked(true);
    if (problems.length === 0) leave(true);
  };
  return { beginning, hasRoom, isAsked, problems, leave, finish };
}

/** The form for one more project; its fields are saved as they are typed. */
export function AddProject(props: AddProjectProps) {
  const { beginning, hasRoom, isAsked, problems, leave, finish } = useAdding(props);
  return (
    <Dialog open heading={`Add a project to ${props.period}`} onClose={() => leave(false)}>
      {!hasRoom && <Alert>A list can have at most {MAX_ROWS} projects.</Alert>}
      {hasRoom && (
        <BegunEntry value={beginning}>
          <ProblemsHidden value={!isAsked}>
            <ProjectFields spot={beginning.spot} />
          </ProblemsHidden>
        </BegunEntry>
      )}
      {isAsked && problems.length > 0 && <Alert>{problems.join(' ')}</Alert>}
      <div className={styles.foot}>
        <Button onClick={finish}>Add project</Button>
        <Button variant="quiet" onClick={() => leave(false)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

const rangeOf = (row: number) => ({ top: row, bottom: row, left: 0, right: 0 });
