import { useState } from 'react';
import { DOCUMENT_NAMES } from '#shared/content/documents';
import { picturesIn } from '#shared/content/pictures/named-pictures';
import type { PictureUse } from '#shared/content/pictures/picture';
import { deepEqual } from '#shared/content/deep-equal';
import type { LibraryPicture } from '#shared/contract';
import { choicesOf, type Chosen } from '../../picture-library/choices.ts';
import { PictureDialog } from '../../picture-library/picture-dialog.tsx';
import { withUploaded } from '../../picture-library/uploads.ts';
import { named, type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { change, saveNow } from '../drafts/saving/saving.ts';
import { undoable } from '../drafts/saving/undoable.ts';
import { asOneStep } from '../drafts/undo.ts';
import { PictureDetails } from './picture-details.tsx';
import { picturesApi } from '../../api/admin/pictures.ts';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { sizeText } from '../../components/form/size-text.ts';
import { useWork } from '../publishing/work-dialog.tsx';
import styles from './pictures.module.css';

const counted = (pictures: LibraryPicture[]) => {
  const size = sizeText(pictures.reduce((sum, { bytes }) => sum + bytes, 0));
  return `${pictures.length === 1 ? 'one picture' : `${pictures.length} pictures`}, ${size}`;
};

/** The size of the library, with buttons to find and delete unused pictures. */
function LibrarySize() {
  const library = useDrafts((drafts) => drafts.library);
  const [unused, setUnused] = useState<string[]>();
  const { run, isBusy, failures } = useWork();
  const found = library.filter(({ _id }) => unused?.includes(_id));
  const find = () =>
    run(async () => {
      await saveNow();
      setUnused((await picturesApi.unused()).ids);
    });
  const remove = () =>
    run(async () => {
      for (const { _id } of found) {
        await picturesApi.remove(_id);
        useDrafts.setState(({ library: all }) => ({ library: all.filter((picture) => picture._id !== _id) }));
      }
    });
  if (library.length === 0) return null;
  return (
    <div className={styles.details} aria-busy={isBusy}>
      <p>The library holds {counted(library)}.</p>
      {failures.length > 0 && <Alert>{failures.join(' ')}</Alert>}
      <p role="status">{unused && <Unused pictures={found} />}</p>
      <div className={styles.actions}>
        {found.length > 0 ? (
          <Button variant="secondary" busy={isBusy} onClick={() => void remove()}>
            Delete unused pictures permanently
          </Button>
        ) : (
          <Button variant="quiet" busy={isBusy} onClick={() => void find()}>
            Find unused pictures
          </Button>
        )}
      </div>
    </div>
  );
}

function Unused({ pictures }: { pictures: LibraryPicture[] }) {
  if (pictures.length === 0) return 'No unused pictures older than a day.';
  return `Not used: ${counted(pictures)} (${pictures.map(({ name }) => name).join(', ')}).`;
}

/** The content paths at which the drafts use a picture. */
function spotsOf(id: string): Spot[] {
  const { content } = useDrafts.getState();
  if (!content) return [];
  return DOCUMENT_NAMES.flatMap((document) =>
    picturesIn(content[document])
      .filter(({ picture }) => picture === id)
      .map(({ path }) => named(content, { document, path })),
  );
}

/**
 * Replaces a picture everywhere in the drafts. If the new one has no description, the old description stays.
 *
 * @returns the number of uses, and an undo function that skips uses changed since and returns their number
 */
function replacePicture(id: string, { id: picture, alt, focus }: Chosen) {
  const standing = (spot: Spot) => valueAt(useDrafts.getState().content, spot);
  const replaced = spotsOf(id).map((spot) => {
    const before = standing(spot) as PictureUse & { id?: string };
    const { id: entry } = before;
    return {
      spot,
      before,
      after: { ...(entry && { id: entry }), picture, alt: alt || before.alt, ...(focus && { focus }) },
    };
  });
  asOneStep(() => replaced.forEach(({ spot, after }) => change(spot, after)));
  const undo = (): number => {
    const still = replaced.filter(({ spot, after }) => deepEqual(standing(spot), after));
    asOneStep(() => still.forEach(({ spot, before }) => change(spot, before)));
    return replaced.length - still.length;
  };
  return { places: replaced.length, undo };
}

interface LibraryDialogProps {
  open: boolean;
  /** The purpose of the picture. */
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
