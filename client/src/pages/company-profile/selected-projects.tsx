import { edit } from '#shared/content/places';
import { Picture } from '../../components/picture/picture.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './profile-page.module.css';

const SIZES = '(max-width: 36rem) 100vw, 16rem';

/** The newest projects, with pictures where available, and the number of projects per period. */
export function SelectedProjects() {
  const { projects, counts } = usePageData().profile!;
  const total = counts.reduce((sum, period) => sum + period.projects, 0);
  if (total === 0) return null;
  return (
    <section>
      <h2>Selected projects</h2>
      <ul className={styles.projects}>
        {projects.map((entry, index) => (
          <li key={index}>
            {entry.picture && <Picture picture={entry.picture} sizes={SIZES} eager />}
            <strong {...edit(entry, 'project')}>{entry.project}</strong>
            <span {...edit(entry, 'location')}>
              {[entry.location, entry.client, entry.period].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <h3>{`${total} completed projects`}</h3>
      <ul className={styles.counts}>
        {counts.map(({ period, projects: count }) => (
          <li key={period}>
            {period}: <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
