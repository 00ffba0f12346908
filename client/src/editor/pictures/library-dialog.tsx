import { useState } from 'react';
import type { LibraryPicture } from '#shared/contract';
import { type Chosen, choicesOf } from '../../picture-library/choices.ts';
import { PictureDialog } from '../../picture-library/picture-dialog.tsx';
import { withUploaded } from '../../picture-library/uploads.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { undoable } from '../drafts/saving/undoable.ts';
import { LibrarySize } from './library-size.tsx';
import { PictureDetails } from './picture-details.tsx';
import { replacePicture } from './replace-picture.ts';

interface LibraryDialogProps {
  open: boolean;
  /** What the picture is for. */
  heading: string;
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
}

const take = (picture: LibraryPicture) =>
  useDrafts.setState(({ library }) => ({ library: withUploaded(library, picture) }));

function leftText(left: number): string | undefined {
  if (left === 0) return undefined;
  return `${left === 1 ? 'One place has changed since and was' : `${left} places have changed since and were`} not undone.`;
}

function replaceEverywhere(picture: LibraryPicture, chosen: Chosen): void {
  const { places, undo } = replacePicture(picture._id, chosen);
  const text = `Replaced in ${places === 1 ? 'one place' : `${places} places`}.`;
  undoable(text, () => leftText(undo()) ?? true);
}

/** The editor's library: uploaded pictures, and those that come with the site. */
export function LibraryDialog({ open, heading, onClose, onChoose }: LibraryDialogProps) {
  const library = useDrafts((drafts) => drafts.library);
  const repository = useDrafts((drafts) => drafts.repository);
  const [shown, setShown] = useState<string>();
  const [replaced, setReplaced] = useState<LibraryPicture>();
  const picture = library.find(({ _id }) => _id === shown);
  const close = () => {
    setShown(undefined);
    setReplaced(undefined);
    onClose();
  };
  const choose = (chosen: Chosen) => {
    if (replaced) replaceEverywhere(replaced, chosen);
    else onChoose(chosen);
    close();
  };
  const details = picture && (
    <PictureDetails
      picture={picture}
      onBack={() => setShown(undefined)}
      onReplace={() => {
        setReplaced(picture);
        setShown(undefined);
      }}
    />
  );
  return (
    <PictureDialog
      open={open}
      heading={replaced ? `Replace ${replaced.name}` : heading}
      choices={choicesOf(library, repository.pictures).filter(({ id }) => id !== replaced?._id)}
      onUploaded={take}
      onClose={close}
      onChoose={choose}
      onDetails={replaced ? undefined : setShown}
      details={details}
      footer={replaced ? undefined : <LibrarySize />}
    />
  );
}
