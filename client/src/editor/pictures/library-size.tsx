import { useState } from 'react';
import type { LibraryPicture } from '#shared/contract';
import { picturesApi } from '../../api/admin/pictures.ts';
import { Button } from '../../components/button/button.tsx';
import { Alert } from '../../components/form/alert.tsx';
import { sizeText } from '../../components/form/size-text.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { saveNow } from '../drafts/saving/saving.ts';
import { useWork } from '../publishing/work-dialog.tsx';
import styles from './pictures.module.css';

const counted = (pictures: LibraryPicture[]) => {
  const size = sizeText(pictures.reduce((sum, { bytes }) => sum + bytes, 0));
  return `${pictures.length === 1 ? 'one picture' : `${pictures.length} pictures`}, ${size}`;
};

/** The size of the library, with buttons to find and delete unused pictures. */
export function LibrarySize() {
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
