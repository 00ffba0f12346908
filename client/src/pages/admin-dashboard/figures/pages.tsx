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
      <h2>Where they come from</h2>
      {pages.length === 0 ? (
        <p>Nothing has come in these {weeks} weeks.</p>
      ) : (
        <>
          <BarTable
            caption={`Submissions of ${weeks} weeks by page`}
            headings={['Page', 'Submissions']}
            rows={pages.map(({ page, count }) => ({ key: page ?? '', label: page ?? 'Page not known', count }))}
          />
          <p className={styles.note}>The page whose form was sent, in the last {weeks} weeks.</p>
        </>
      )}
    </section>
  );
}
