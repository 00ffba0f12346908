import { useEffect, useState } from 'react';
import type { LibraryPicture } from '#shared/contract';
import { counted } from '#shared/inbox/desk-words';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { picturesApi, wholeLibrary } from '#client/api/admin/pictures.ts';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { originText, thumbnail } from '#client/picture-library/choices.ts';
import { UploadArea } from '#client/picture-library/picture-dialog.tsx';
import { withUploaded } from '#client/picture-library/uploads.ts';
import { ActionButton } from '../action-button.tsx';
import styles from './pictures-tab.module.css';
import { SiteTab } from './site-tabs.tsx';

const FAILED = 'The pictures could not be loaded.';

/** The uploaded pictures and where they are used; unused ones can be deleted. */
export function PicturesTab() {
  const [pictures, setPictures] = useState<LibraryPicture[]>();
  const [failure, setFailure] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const load = () =>
    wholeLibrary().then(
      (library) => {
        setFailure(undefined);
        setPictures(library);
      },
      (error: unknown) => {
        if (isUnauthorized(error)) return;
        logFailure(FAILED, error);
        setFailure(failureText(error, FAILED));
      },
    );
  useEffect(() => void load(), []);
  const open = pictures?.find(({ _id }) => _id === openId);
  return (
    <SiteTab heading="Pictures" lead={pictures && leadOf(pictures.length)}>
      <UploadArea onUploaded={(picture) => setPictures((before = []) => withUploaded(before, picture))} />
      {!pictures && <p role="status">{failure ?? 'Loading pictures...'}</p>}
      {failure && (
        <div>
          <Button variant="secondary" onClick={() => void load()}>
            Retry
          </Button>
        </div>
      )}
      <ul className={styles.pictures}>
        {pictures?.map((picture) => (
          <li key={picture._id}>
            <button type="button" onClick={() => setOpenId(picture._id)}>
              <img src={thumbnail(picture)} alt="" loading="lazy" width={picture.width} height={picture.height} />
              <span>{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== undefined} heading={open?.name ?? ''} onClose={() => setOpenId(undefined)}>
        {open && (
          <Details
            key={open._id}
            picture={open}
            onDeleted={() => {
              setOpenId(undefined);
              setPictures((before) => before?.filter(({ _id }) => _id !== open._id));
            }}
          />
        )}
      </Dialog>
    </SiteTab>
  );
}

const leadOf = (count: number): string =>
  count === 0
    ? 'No uploaded pictures yet. The pictures that come with the site are offered wherever you choose one.'
    : counted(count, 'uploaded picture');

const PLACES_FAILED = 'The list of pages could not be loaded.';

function Details({ picture, onDeleted }: { picture: LibraryPicture; onDeleted: () => void }) {
  const { _id, alt } = picture;
  const [places, setPlaces] = useState<string[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    picturesApi.places(_id).then(
      (found) => setPlaces(found.places),
      (error: unknown) => {
        if (isUnauthorized(error)) return;
        logFailure(PLACES_FAILED, error);
        setFailure(failureText(error, PLACES_FAILED));
      },
    );
  }, [_id]);
  const remove = async () => {
    await picturesApi.remove(_id);
    onDeleted();
  };
  return (
    <div className={styles.picture}>
      <img src={thumbnail(picture)} alt={alt} />
      <p className={styles.quiet}>{originText(picture)}</p>
      {failure && <p role="alert">{failure}</p>}
      {places && places.length > 0 && (
        <>
          <h3>Where it is used</h3>
          <ul>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      )}
      {places?.length === 0 && (
        <>
          <p>It is not used on the site.</p>
          <div>
            <ActionButton variant="danger" action={remove} failed="The picture could not be deleted.">
              Delete permanently
            </ActionButton>
          </div>
        </>
      )}
    </div>
  );
}
