import type { ReactNode } from 'react';
import type { ShownProject } from '#shared/content/site/page-data';
import styles from './project-opener.module.css';
import { openerId } from './use-open-project.ts';

interface ProjectOpenerProps<Shown extends ShownProject> {
  project: Shown;
  onOpen: (project: Shown) => void;
  className?: string;
  /** Content of the button; the project's name by default. */
  children?: ReactNode;
}

/** A project's name in a list, as the button that opens it. */
export function ProjectOpener<Shown extends ShownProject>(props: ProjectOpenerProps<Shown>) {
  const { project, onOpen, className = '', children = project.project } = props;
  return (
    <button
      type="button"
      id={openerId(project)}
      className={`${styles.opener} ${className}`}
      aria-haspopup="dialog"
      onClick={() => onOpen(project)}
    >
      {children}
    </button>
  );
}
