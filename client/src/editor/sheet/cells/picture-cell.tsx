import type { Project } from '#shared/content/documents/projects';
import { isObject } from '#shared/content/deep-equal';
import { LibraryDialog } from '../../pictures/library-dialog.tsx';
import { withCell } from './columns.ts';
import { apply, rowsAt, sheetOf } from '../sheet-history.ts';
import type { Spot } from '../../drafts/change.ts';
import type { Chosen } from '#client/picture-library/choices.ts';

interface PictureCellProps {
  spot: Spot;
  /** The id of the row whose picture is chosen. */
  entry?: number;
  onClose: () => void;
}

/** The library for a picture cell. A project's first picture counts as showing that project, unless the editor says otherwise. */
export function PictureCell({ spot, entry, onClose }: PictureCellProps) {
  const choose = ({ id, alt, focus }: Chosen) => {
    const sheet = sheetOf(spot);
    const rows = [...sheet.rows];
    const at = rows.findIndex((row) => row.id === entry);
    if (at < 0) return; // deleted meanwhile
    const project = rows[at];
    const before = isObject(project.picture) ? project.picture : undefined;
    const use = { picture: id, alt: before?.picture === id ? before.alt : alt, ...(focus && { focus }) };
    rows[at] = withPicture(project, use);
    apply(spot, { ...sheet, rows });
  };
  return (
    <LibraryDialog
      open={entry !== undefined && rowsAt(spot).some(({ id }) => id === entry)}
      heading="Picture"
      onClose={onClose}
      onChoose={choose}
    />
  );
}

const withPicture = (project: Project, use: NonNullable<Project['picture']>): Project => {
  const own = project.own ?? (project.picture === null ? true : undefined);
  return withCell(withCell(project, 'picture', use), 'own', own);
};
