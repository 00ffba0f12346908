import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Service } from '#shared/content/documents/services';
import type { LibraryPicture } from '#shared/contract';
import { Button } from '../../components/button/button.tsx';
import { choicesOf, thumbnail } from '../../picture-library/choices.ts';
import { PictureDialog } from '../../picture-library/picture-dialog.tsx';
import { withUploaded } from '../../picture-library/uploads.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import styles from './services.module.css';

interface ChosenPictureProps {
  use?: Service['picture'];
  /** Whose picture it is, until another one is chosen. */
  lender?: Service;
  onChoose: (use: Service['picture']) => void;
}

const take = (picture: LibraryPicture) =>
  useDrafts.setState(({ library }) => ({ library: withUploaded(library, picture) }));

/** The picture of a service that is being added. */
export function ChosenPicture({ use, lender, onChoose }: ChosenPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const library = useDrafts((drafts) => drafts.library);
  const repository = useDrafts((drafts) => drafts.repository);
  const choices = choicesOf(library, repository.pictures);
  const source = choices.find(({ id }) => id === use?.picture)?.source;
  return (
    <div className={styles.picture}>
      {source && <img src={thumbnail(source)} alt={use?.alt} />}
      <div>
        {lender && <p>The picture of “{lender.name}”, until you choose another one.</p>}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Choose a picture
        </Button>
      </div>
      {createPortal(
        <PictureDialog
          open={isOpen}
          heading="Service"
          choices={choices}
          onUploaded={take}
          onClose={() => setOpen(false)}
          onChoose={({ id, alt, focus }) => {
            onChoose({ picture: id, alt, ...(focus && { focus }) });
            setOpen(false);
          }}
        />,
        document.body,
      )}
    </div>
  );
}
