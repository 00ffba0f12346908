import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Service } from '#shared/content/documents/services';
import { Button } from '../../components/button/button.tsx';
import { choicesOf, thumbnail } from '../../picture-library/choices.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { LibraryDialog } from '../pictures/library-dialog.tsx';
import styles from './services.module.css';

interface ChosenPictureProps {
  use?: Service['picture'];
  /** The service whose picture is used until another one is chosen. */
  lender?: Service;
  onChoose: (use: Service['picture']) => void;
}

/** The picture of a new service. */
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
        {lender && <p>Uses the picture of “{lender.name}” until you choose another.</p>}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Choose a picture
        </Button>
      </div>
      {createPortal(
        <LibraryDialog
          open={isOpen}
          heading="Service"
          onClose={() => setOpen(false)}
          onChoose={({ id, alt, focus }) => onChoose({ picture: id, alt, ...(focus && { focus }) })}
        />,
        document.body,
      )}
    </div>
  );
}
