import type { PageFigures } from '#shared/contract';
import { BarTable } from './bar-table.tsx';
import styles from './figures.module.css';

interface PagesProps {
  pages: PageFigures[];
  weeks: number;
}

export function Pages({ pages, weeks }: PagesProps) {
  return (
    <section>
      <h2>Source pages</h2>
      {pages.length === 0 ? (
        <p>No submissions in the last {weeks} weeks.</p>
      ) : (
        <>
          <BarTable
            caption={`Submissions by page, last ${weeks} weeks`}
            headings={['Page', 'Submissions']}
            rows={pages.map(({ page, count }) => ({ key: page ?? '', label: page ?? 'Unknown page', count }))}
          />
          <p className={styles.note}>The page the form was sent from, in the last {weeks} weeks.</p>
        </>
      )}
    </section>
  );
}
