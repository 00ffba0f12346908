import type { LibraryPicture } from '#shared/contract';
import { type Chosen, choicesOf } from '../../picture-library/choices.ts';
import { PictureDialog } from '../../picture-library/picture-dialog.tsx';
import { withUploaded } from '../../picture-library/uploads.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

interface LibraryDialogProps {
  open: boolean;
  /** What the picture is for. */
  heading: string;
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
}

const take = (picture: LibraryPicture) =>
  useDrafts.setState(({ library }) => ({ library: withUploaded(library, picture) }));

/** The library of the editor: the pictures that were uploaded, and those that came with the site. */
export function LibraryDialog({ open, heading, onClose, onChoose }: LibraryDialogProps) {
  const library = useDrafts((drafts) => drafts.library);
  const repository = useDrafts((drafts) => drafts.repository);
  const choose = (chosen: Chosen) => {
    onChoose(chosen);
    onClose();
  };
  return (
    <PictureDialog
      open={open}
      heading={heading}
      choices={choicesOf(library, repository.pictures)}
      onUploaded={take}
      onClose={onClose}
      onChoose={choose}
    />
  );
}
