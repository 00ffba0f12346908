import type { ShownProject } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Dialog } from '../dialog/dialog.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './project-dialog.module.css';
import { UNKNOWN } from './unknown.ts';

interface ProjectDialogProps {
  project?: ShownProject;
  onClose: () => void;
}

/** As wide as the dialog's text. */
const SIZES = '(min-width: 48rem) 40rem, calc(100vw - 4rem)';

export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const picture = project?.picture;
  return (
    <Dialog open={Boolean(project)} heading={project?.project ?? ''} onClose={onClose}>
      <p className={styles.place}>{project?.location ?? UNKNOWN}</p>
      {picture ? (
        <figure className={styles.picture}>
          <Picture picture={picture} sizes={SIZES} />
          {!project.own && <figcaption>{MESSAGES.projects.pictureNote}</figcaption>}
        </figure>
      ) : (
        <p className={styles.noPicture}>{MESSAGES.projects.noImage}</p>
      )}
    </Dialog>
  );
}
