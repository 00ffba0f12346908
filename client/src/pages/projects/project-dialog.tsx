import type { ShownProject } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { UNKNOWN } from './project-table.tsx';
import styles from './projects-page.module.css';

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
