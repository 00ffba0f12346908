import type { ShownProject } from '#shared/content/site/page-data';
import { Picture } from '../picture/picture.tsx';
import { coverOf, isOwnCover } from './cover.ts';
import styles from './thumbnail.module.css';

/** A photograph of the project, if there is one. The alternative text is empty, because the name is beside it. */
export function Thumbnail({ project, className = '' }: { project: ShownProject; className?: string }) {
  const cover = isOwnCover(project) && coverOf(project);
  if (!cover) return null;
  return (
    <span className={`${styles.thumbnail} ${className}`}>
      <Picture picture={{ ...cover, alt: '' }} sizes="72px" />
    </span>
  );
}
