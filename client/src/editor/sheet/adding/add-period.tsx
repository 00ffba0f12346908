import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#shared/content/documents/projects';
import { metaOf, schemaAt } from '#shared/content/fields/schema-walk';
import { byName } from '#shared/content/entries';
import { projectPath } from '#shared/content/addresses/site';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { useToasts } from '#client/stores/toast.ts';
import type { Spot } from '../../drafts/change.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { change } from '../../drafts/saving/saving.ts';
import { useUncommittedInput } from '../../drafts/saving/typing.ts';
import styles from '../sheet.module.css';

const name = schemaAt('projects', ['periods', 0, 'name'])!;
const clients = schemaAt('projects', ['periods', 0, 'clients'])!;

const firstYear = (period: string) => Number(period.slice(0, 'yyyy'.length));
const lastYear = (period: string) => Number(period.slice(-'yyyy'.length));

/** Why the years of a new period are invalid. */
function problemOf(years: string, periods: readonly Period[]): string | undefined {
  const { error } = name.safeParse(years);
  if (error) return error.issues[0].message;
  if (lastYear(years) < firstYear(years)) return 'The second year must be later, such as 2015-2018.';
  const other = periods.find((period) => firstYear(period.name) === firstYear(years));
  return other && `A period that begins in ${firstYear(years)} already exists: ${other.name}.`;
}

/** People also type an en dash, and spaces around it. */
const asName = (typed: string) => typed.trim().replace(/\s*[–—-]\s*/, '-');

function usePeriod(onClose: () => void) {
  const periods = useDrafts(({ content }) => content?.projects.periods ?? []);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [hasClients, setClients] = useState(true);
  const [problem, setProblem] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const years = asName(typed);
    const wrong = problemOf(years, periods);
    setProblem(wrong);
    if (wrong) return;
    const before = periods.findLast((period) => firstYear(period.name) < firstYear(years));
    const period: Period = { name: years, clients: hasClients, completed: [], subcontracted: [] };
    const spot: Spot = { document: 'projects', path: ['periods', byName(years)] };
    change(spot, period, before ? byName(before.name) : null);
    useToasts.getState().show(`The period ${years} was added. Publish to show its page to visitors.`);
    onClose();
    void navigate(projectPath(years));
  };
  useUncommittedInput(typed.trim() !== '');
  return { typed, type, hasClients, setClients, problem, add };
}

/** Adds a list of projects with a page and a menu entry, sorted by its years. */
export function AddPeriod({ onClose }: { onClose: () => void }) {
  const { typed, type, hasClients, setClients, problem, add } = usePeriod(onClose);
  return (
    <Dialog open heading="Add a period" onClose={onClose}>
      <form className={styles.form} onSubmit={add} noValidate>
        <TextField
          label={metaOf(name)?.title ?? ''}
          hint="A year such as 2026, or two such as 2015-2018."
          error={problem}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <div className={styles.choices}>
          <label>
            <input type="checkbox" checked={hasClients} onChange={({ target }) => setClients(target.checked)} />
            {metaOf(clients)?.title}
          </label>
        </div>
        <div className={styles.foot}>
          <Button type="submit">Add the period</Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
