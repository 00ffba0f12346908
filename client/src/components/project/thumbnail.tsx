import type { ShownProject } from '#shared/content/site/page-data';
import { Picture } from '../picture/picture.tsx';
import { coverOf } from './cover.ts';
import styles from './thumbnail.module.css';

/** The picture beside a name that says the same: without words. Its place stays empty where there is none. */
export function Thumbnail({ project, className = '' }: { project: ShownProject; className?: string }) {
  const cover = coverOf(project);
  return (
    <span className={`${styles.thumbnail} ${className}`}>
      {cover && <Picture picture={{ ...cover, alt: '' }} sizes="72px" />}
    </span>
  );
}
