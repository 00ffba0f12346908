import type { LibraryPicture } from '#shared/contract';
import { type Chosen, choicesOf } from '../../picture-library/choices.ts';
import { LibraryDialog } from '../../picture-library/library-dialog.tsx';
import { withUploaded } from '../../picture-library/uploads.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

interface PictureDialogProps {
  open: boolean;
  heading: string;
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
}

const take = (picture: LibraryPicture) =>
  useDrafts.setState(({ library }) => ({ library: withUploaded(library, picture) }));

/** The pictures that content can show: those of the library, and those that came with the site. */
export function PictureDialog(props: PictureDialogProps) {
  const library = useDrafts((drafts) => drafts.library);
  const repository = useDrafts((drafts) => drafts.repository);
  return <LibraryDialog {...props} choices={choicesOf(library, repository.pictures)} onUploaded={take} />;
}
