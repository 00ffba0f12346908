import type { Project } from '#shared/content/documents/projects';
import { PROJECT } from '#shared/content/documents/projects';
import { byId } from '#shared/content/entries';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import type { Spot } from '../drafts/change.ts';
import { ContentField } from '../fields/content-field.tsx';
import { fieldsOf } from '../fields/schema-kind.ts';
import styles from './sheet.module.css';

/** The fields shown first. */
const FIRST: (keyof Project)[] = ['project', 'location', 'client', 'kind', 'cost', 'completedOn', 'picture'];

const FIELDS = fieldsOf(PROJECT);
const first = FIRST.flatMap((wanted) => FIELDS.filter(([key]) => key === wanted));
const others = FIELDS.filter(([key]) => !FIRST.includes(key as keyof Project));

export function ProjectFields({ spot }: { spot: Spot }) {
  return (
    <div className={styles.form}>
      {[...first, ...others].map(([key, schema]) => (
        <ContentField key={key} spot={{ ...spot, path: [...spot.path, key] }} schema={schema} open />
      ))}
    </div>
  );
}

interface RowFormProps {
  list: Spot;
  row?: Project;
  number: number;
  onClose: () => void;
}

/** A row of the sheet as a form, for phones and for cells that are too narrow. */
export function RowForm({ list, row, number, onClose }: RowFormProps) {
  return (
    <Dialog open={row !== undefined} heading={`Row ${number}`} onClose={onClose}>
      {row && <ProjectFields spot={{ ...list, path: [...list.path, byId(row.id)] }} />}
      <Button onClick={onClose}>Done</Button>
    </Dialog>
  );
}
