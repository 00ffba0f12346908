import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Service } from '#shared/content/documents/services';
import { Button } from '../../components/button/button.tsx';
import { thumbnail } from '../../picture-library/choices.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { picturesOf } from '../page/show-drafts.ts';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import styles from './services.module.css';

interface ChosenPictureProps {
  use?: Service['picture'];
  /** Whose picture it is, until another one is chosen. */
  lender?: Service;
  onChoose: (use: Service['picture']) => void;
}

/** The picture of a service that is being added. */
export function ChosenPicture({ use, lender, onChoose }: ChosenPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const library = useDrafts((drafts) => drafts.library);
  const repository = useDrafts((drafts) => drafts.repository);
  const source = picturesOf({ repository, library }).get(use?.picture ?? '');
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
