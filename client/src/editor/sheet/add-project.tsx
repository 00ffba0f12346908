import { useEffect, useMemo, useRef, useState } from 'react';
import type { Project } from '#shared/content/documents/projects';
import { byId } from '#shared/content/entries';
import { same } from '#shared/content/same';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { useToasts } from '../../stores/toast.ts';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { unreadAt } from '../drafts/unread.ts';
import { BegunEntry } from '../fields/beginning.ts';
import { ProblemsWait } from '../fields/problems-wait.ts';
import { usePanel } from '../panel/panel-store.ts';
import { problemOfText, problemsOfRow } from './cells/cell-problems.ts';
import { blankRow, COLUMNS } from './cells/columns.ts';
import { ProjectFields } from './row-form.tsx';
import { MOST_ROWS } from './row-actions.ts';
import { unreadIn } from './rows.ts';
import { rowsAt } from './sheet-history.ts';
import { type List, listSpot } from './sheet-store.ts';
import styles from './sheet.module.css';
import { sheetActions } from './use-sheet.ts';

interface AddProjectProps {
  period: string;
  list: List;
  onClose: () => void;
}

/** A new project shows its own picture, until somebody says that it does not. */
const begun = (id: number): Project => ({ ...blankRow(id), own: true });

function useNewRow({ period, list }: Pick<AddProjectProps, 'period' | 'list'>) {
  const spot = useMemo(() => listSpot(period, list), [period, list]);
  const [id] = useState(() => sheetActions(period, spot).ids(1)[0]);
  const [hasRoom] = useState(() => rowsAt(spot).length < MOST_ROWS);
  const beginning = useMemo(() => {
    const value = begun(id);
    const begin = () => sheetActions(period, spot).add([value], {}, false);
    return { spot: { ...spot, path: [...spot.path, byId(id)] }, value, begin };
  }, [period, spot, id]);
  useEffect(() => {
    usePanel.setState({ covered: true });
    return () => usePanel.setState({ covered: false });
  }, []);
  const project = useDrafts(({ content }) => valueAt(content, beginning.spot) as Project | undefined);
  const isBlank = project === undefined || same(project, beginning.value);
  return { spot, beginning, project, isBlank, hasRoom };
}

/** All that is wrong with a row, with the texts that its fields cannot hold. */
function problemsOf(spot: Spot, row: Project): string[] {
  const unread = unreadAt(spot);
  const unreadable = COLUMNS.flatMap((column) => {
    const text = unreadIn(unread, row, column);
    return text === undefined ? [] : [problemOfText(column, text)];
  });
  return [...problemsOfRow(row).values(), ...unreadable];
}

/** What the buttons of the form do with the row that it has begun. */
function useAdding({ period, list, onClose }: AddProjectProps) {
  const { spot, beginning, project, isBlank, hasRoom } = useNewRow({ period, list });
  const [isAsked, setAsked] = useState(false);
  const isDone = useRef(false);
  const problems = hasRoom ? problemsOf(spot, project ?? beginning.value) : [];
  const takeBack = () =>
    sheetActions(period, spot).remove(rangeOf(rowsAt(spot).findIndex(({ id }) => id === project?.id)));
  const leave = (isKept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    if (project && (!isKept || isBlank)) takeBack();
    else if (project) useToasts.getState().show('The project was added. Publish to show it to visitors.');
    onClose();
  };
  const finish = () => {
    setAsked(true);
    if (problems.length === 0) leave(true);
  };
  return { beginning, hasRoom, isAsked, problems, leave, finish };
}

/** The short way to one more project: its fields, saved as they are typed. */
export function AddProject(props: AddProjectProps) {
  const { beginning, hasRoom, isAsked, problems, leave, finish } = useAdding(props);
  return (
    <Dialog open heading={`Add a project to ${props.period}`} onClose={() => leave(true)}>
      {!hasRoom && <Alert>A list takes at most {MOST_ROWS} projects.</Alert>}
      {hasRoom && (
        <BegunEntry value={beginning}>
          <ProblemsWait value={!isAsked}>
            <ProjectFields spot={beginning.spot} />
          </ProblemsWait>
        </BegunEntry>
      )}
      {isAsked && problems.length > 0 && <Alert>{problems.join(' ')}</Alert>}
      <div className={styles.foot}>
        <Button onClick={finish}>Add it</Button>
        <Button variant="quiet" onClick={() => leave(false)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

const rangeOf = (row: number) => ({ top: row, bottom: row, left: 0, right: 0 });
