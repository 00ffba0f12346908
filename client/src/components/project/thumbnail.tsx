import type { ShownProject } from '#shared/content/site/page-data';
import { Picture } from '../picture/picture.tsx';
import { coverOf, isOwnCover } from './cover.ts';
import styles from './thumbnail.module.css';

/** A photograph of the project beside its name, which says the same: without words. There is none without a photograph. */
export function Thumbnail({ project, className = '' }: { project: ShownProject; className?: string }) {
  const cover = isOwnCover(project) && coverOf(project);
  if (!cover) return null;
  return (
    <span className={`${styles.thumbnail} ${className}`}>
      <Picture picture={{ ...cover, alt: '' }} sizes="72px" />
    </span>
  );
}
