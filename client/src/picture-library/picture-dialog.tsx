import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { TextField } from '../components/form/controls.tsx';
import { FieldNotes, useFieldIds } from '../components/form/field.tsx';
import fieldStyles from '../components/form/field.module.css';
import { isUploaded } from '#shared/content/pictures/named-pictures';
import { useStrayFiles } from '../hooks/use-stray-files.ts';
import { type Choice, choiceOf, type Chosen, found, thumbnail } from './choices.ts';
import styles from './picture-dialog.module.css';
import { type OnUploaded, uploadAll, type UploadedFile, useUploads } from './uploads.ts';

interface PictureDialogProps {
  open: boolean;
  heading: string;
  choices: Choice[];
  /** Called for each uploaded picture. */
  onUploaded: OnUploaded;
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
  /** Opens the details of an uploaded picture; without it there is no Details button. */
  onDetails?: (id: string) => void;
  /** Replaces the library. */
  details?: ReactNode;
  /** Below the pictures. */
  footer?: ReactNode;
}

export function PictureDialog({ open, heading, onClose, details, footer, ...library }: PictureDialogProps) {
  return (
    <Dialog open={open} heading={`${heading}: choose a picture`} onClose={onClose}>
      {details ?? (
        <>
          <UploadArea onUploaded={library.onUploaded} onChoose={library.onChoose} />
          <Library {...library} />
          {footer}
        </>
      )}
    </Dialog>
  );
}

interface UploadProps extends Pick<PictureDialogProps, 'onUploaded'> {
  /** Called when a single picture was uploaded. */
  onChoose?: PictureDialogProps['onChoose'];
}

/** Uploads files. A single file is also chosen, unless the library was closed meanwhile. */
function useUpload({ onUploaded, onChoose }: UploadProps) {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return async (files: File[]) => {
    const [picture] = await uploadAll(files, onUploaded);
    if (picture && files.length === 1 && isOpen.current) onChoose?.(choiceOf(picture));
  };
}

/** A file input with a drop zone. */
export function UploadArea(props: UploadProps) {
  useStrayFiles();
  const upload = useUpload(props);
  const files = useUploads((uploads) => uploads.files);
  const [isOver, setOver] = useState(false);
  const { control, ids } = useFieldIds({ hint: HINT });
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void upload([...(target.files ?? [])]);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={styles.upload}
      data-over={isOver || undefined}
      onDrop={drop}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
    >
      <label htmlFor={control.id} className={buttonClass('secondary')}>
        Upload pictures
      </label>
      <input {...control} className="visually-hidden" type="file" accept="image/*" multiple onChange={pick} />
      <FieldNotes hint={HINT} ids={ids} />
      <ul aria-live="polite">
        {files.map((file) => (
          <UploadRow key={file.id} {...file} />
        ))}
      </ul>
    </div>
  );
}

const EMPTY = 'There are no pictures yet. Upload one.';
const HINT = 'Choose files, take a photo with your phone, or drop files here.';

function UploadRow({ name, sent, failure, isDone }: UploadedFile) {
  if (failure)
    return (
      <li className={fieldStyles.error}>
        {name}: {failure}
      </li>
    );
  if (isDone) return <li>{name} is in the library.</li>;
  return (
    <li>
      {name} <progress value={sent} max={1} aria-label={`Upload of ${name}`} />
      {sent === 1 && ' Processing...'}
    </li>
  );
}

type LibraryProps = Pick<PictureDialogProps, 'choices' | 'onChoose' | 'onDetails'>;

function Library({ choices, onChoose, onDetails }: LibraryProps) {
  const [search, setSearch] = useState('');
  const shown = found(choices, search);
  return (
    <>
      <TextField
        label="Search by name"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {shown.length === 0 && <p>{choices.length === 0 ? EMPTY : 'No pictures found.'}</p>}
      <ul className={styles.library}>
        {shown.map(({ id, name, alt, focus, source }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose({ id, name, alt, focus })}>
              <img src={thumbnail(source)} alt="" loading="lazy" width={source.width} height={source.height} />
              <span>{name}</span>
            </button>
            {onDetails && isUploaded(id) && (
              <button type="button" className={styles.more} onClick={() => onDetails(id)}>
                Details<span className="visually-hidden"> of {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
