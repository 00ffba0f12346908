import { useEffect } from 'react';
import { useStore } from 'zustand';
import { PATHS } from '#shared/catalogue';
import type { Job, JobApplication, JobInput } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import type { Rows } from '#client/stores/rows.ts';
import type { RuledForm } from '#client/components/form/form-state.ts';
import { Link } from '#client/components/link/link.tsx';
import styles from './suggestions.module.css';
import { Suggestions } from './suggestions.tsx';

const MOST = 6;

interface OpenPositionsProps {
  jobs: Rows<Job, JobInput>;
  form: RuledForm<JobApplication & { resume: File[] }>;
}

/** Suggests the open positions; any other position may be typed. */
export function OpenPositions({ jobs, form }: OpenPositionsProps) {
  const { items, status, load } = jobs;
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
