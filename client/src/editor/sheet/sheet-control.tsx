import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import type { Content } from '#shared/content/documents';
import { numbered, type Spot } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { type ControlProps, useSpot } from '../fields/use-spot.ts';
import { yearsAt } from '../page/period-names.ts';
import { ProjectButtons } from './project-tools.tsx';
import styles from './project-tools.module.css';
import type { List } from './sheet-store.ts';

/** The years that the page shows, which differ from the draft's while those are typed. */
const yearsOf = (spot: Spot) => (content: Content | undefined) =>
  content && yearsAt(content, Number(numbered(content, spot).path[1]));

/** Buttons for a list of projects, in place of its form in the panel. */
export function SheetControl(props: ControlProps) {
  const { value, label, error, hint } = useSpot(props);
  const period = useDrafts(({ content }) => yearsOf(props.spot)(content));
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
