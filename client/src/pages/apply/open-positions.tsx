import { useEffect } from 'react';
import { useStore } from 'zustand';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import type { RuledForm } from '../../components/form/form-state.ts';
import { Link } from '../../components/link/link.tsx';
import { Suggestions } from '../../components/suggestions/suggestions.tsx';
import { useJobs } from '../../stores/rows.ts';
import type { ApplyFields } from './use-apply-form.ts';
import styles from './apply-page.module.css';

const MOST = 6;

/** The open positions, which fill in the field; any other may be typed. Nothing while there are none. */
export function OpenPositions({ form }: { form: RuledForm<ApplyFields> }) {
  const { items, status, load } = useJobs();
  const chosen = useStore(form.store, ({ values }) => values.position);
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  const titles = [...new Set(items.map(({ title }) => title))];
  if (titles.length === 0) return null;
  return (
    <div className={styles.positions}>
      <Suggestions
        label="Jobs open now"
        options={titles.slice(0, MOST).map((title) => ({ value: title, label: title }))}
        chosen={chosen}
        onChoose={(title) => form.set('position', title)}
      />
      {titles.length > MOST && <Link to={PATHS.careers}>{MESSAGES.careers.all}</Link>}
    </div>
  );
}
