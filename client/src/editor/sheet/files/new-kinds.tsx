import { SelectField } from '#client/components/form/controls.tsx';
import { useKinds } from '../../fields/kinds.ts';
import styles from '../sheet.module.css';
import type { Preview } from './use-preview.ts';

const AS_WRITTEN = '';

/** Kinds of work that no project has yet: each is a new one, or one that is there under another name. */
export function NewKinds({ preview: { newKinds, kinds, setKind } }: { preview: Preview }) {
  const known = useKinds();
  return (
    <section>
      <h3>Kinds of work that are not in your list</h3>
      <div className={styles.matching}>
        {newKinds.map((kind) => (
          <SelectField
            key={kind}
            label={kind}
            required={false}
            value={kinds[kind] ?? AS_WRITTEN}
            onChange={({ target }) => setKind(kind, target.value)}
          >
            <option value={AS_WRITTEN}>Add “{kind}” to the list</option>
            {known.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </section>
  );
}
