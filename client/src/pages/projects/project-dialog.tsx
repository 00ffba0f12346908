import { MESSAGES } from '#shared/messages';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { PICTURE_NOTE, PROJECT_PICTURES } from '../../content/projects/pictures.ts';
import type { PublicProject } from '../../content/projects/project.ts';
import { PROJECT_SOURCES } from '../../pictures/projects.ts';
import { UNKNOWN } from './project-table.tsx';
import styles from './projects-page.module.css';

interface ProjectDialogProps {
  project?: PublicProject;
  onClose: () => void;
}

/** As wide as the dialog's text. */
const SIZES = '(min-width: 48rem) 40rem, calc(100vw - 4rem)';

export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const picture = project?.image && PROJECT_PICTURES[project.image];
  return (
    <Dialog open={Boolean(project)} heading={project?.project ?? ''} onClose={onClose}>
      <p className={styles.place}>{project?.location ?? UNKNOWN}</p>
      {picture ? (
        <figure className={styles.picture}>
          <Picture source={PROJECT_SOURCES[picture.file]} alt={picture.alt} sizes={SIZES} />
          <figcaption>{PICTURE_NOTE}</figcaption>
        </figure>
      ) : (
        <p className={styles.noPicture}>{MESSAGES.projects.noImage}</p>
      )}
    </Dialog>
  );
}
