import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { type ControlProps, useSpot } from '../fields/use-spot.ts';
import { ProjectButtons } from './project-tools.tsx';
import styles from './project-tools.module.css';
import type { List } from './sheet-store.ts';

const nameOf = ({ document, path }: Spot) => ({ document, path: [...path.slice(0, -1), 'name'] });

/** In the panel, in the place of a list of projects: its sheet. */
export function SheetControl(props: ControlProps) {
  const { value, label, error, hint } = useSpot(props);
  const period = useDrafts(({ content }) => valueAt(content, nameOf(props.spot)));
  const { ids } = useFieldIds({ error, hint });
  const list = props.spot.path.at(-1) as List;
  return (
    <section className={styles.control} aria-label={label}>
      <h4>
        {label} ({Array.isArray(value) ? value.length : 0})
      </h4>
      <FieldNotes error={error} hint={hint} ids={ids} />
      <ProjectButtons period={String(period)} list={list} quiet />
    </section>
  );
}
