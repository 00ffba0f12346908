import { useEffect, useState } from 'react';
import type { LibraryPicture } from '#shared/contract';
import { picturesApi } from '../../api/admin/pictures.ts';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { originText, thumbnail } from '../../picture-library/choices.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { saveNow } from '../drafts/saving/saving.ts';
import { useWork } from '../publishing/work-dialog.tsx';
import styles from './pictures.module.css';

interface PictureDetailsProps {
  picture: LibraryPicture;
  /** Returns to the library. */
  onBack: () => void;
  /** Returns to the library to choose a replacement. */
  onReplace: () => void;
}

const forget = (id: string) =>
  useDrafts.setState(({ library }) => ({ library: library.filter(({ _id }) => _id !== id) }));

/** Where a picture is used, with buttons to replace it everywhere or to delete it. */
export function PictureDetails({ picture, onBack, onReplace }: PictureDetailsProps) {
  const { run, isBusy, failures } = useWork();
  const [places, setPlaces] = useState<string[]>();
  useEffect(() => {
    void run(async () => {
      await saveNow();
      setPlaces((await picturesApi.places(picture._id)).places);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each picture
  }, [picture._id]);
  const remove = () =>
    run(async () => {
      await picturesApi.remove(picture._id);
      forget(picture._id);
      onBack();
    });
  return (
    <div className={styles.details} aria-busy={isBusy}>
      <h3>{picture.name}</h3>
      <img src={thumbnail(picture)} alt={picture.alt} />
      <p>{originText(picture)}</p>
      {failures.length > 0 && <Alert>{failures.join(' ')}</Alert>}
      {places && <Places places={places} />}
      <div className={styles.actions}>
        {places && places.length > 0 && (
          <Button variant="secondary" onClick={onReplace}>
            Replace everywhere
          </Button>
        )}
        {places?.length === 0 && (
          <Button variant="secondary" busy={isBusy} onClick={() => void remove()}>
            Delete permanently
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          Back to all pictures
        </Button>
      </div>
    </div>
  );
}

function Places({ places }: { places: string[] }) {
  if (places.length === 0) return <p>It is not used on the site.</p>;
  return (
    <section>
      <h4>Where it is used</h4>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </section>
  );
}
