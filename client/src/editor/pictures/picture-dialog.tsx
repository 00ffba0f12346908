import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import fieldStyles from '../../components/form/field.module.css';
import { useDrafts } from '../drafts/drafts-store.ts';
import { type Chosen, choicesOf, found, thumbnail } from './choices.ts';
import styles from './pictures.module.css';
import { uploadAll, type UploadedFile, useUploads } from './uploads.ts';

interface PictureDialogProps {
  open: boolean;
  heading: string;
  onClose: () => void;
  onChoose: (chosen: Chosen) => void;
}

/** The library: choose a picture, or upload some. */
export function PictureDialog({ open, heading, onClose, onChoose }: PictureDialogProps) {
  return (
    <Dialog open={open} heading={`${heading}: choose a picture`} onClose={onClose}>
      <UploadArea />
      <Library onChoose={onChoose} />
    </Dialog>
  );
}

function UploadArea() {
  const files = useUploads((uploads) => uploads.files);
  const [isOver, setOver] = useState(false);
  const { control, ids } = useFieldIds({ hint: HINT });
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void uploadAll([...(target.files ?? [])]);
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void uploadAll([...event.dataTransfer.files]);
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
      <label htmlFor={control.id}>Upload pictures</label>
      <input
        {...control}
        className={`${control.className} ${fieldStyles.file}`}
        type="file"
        accept="image/*"
        multiple
        onChange={pick}
      />
      <FieldNotes hint={HINT} ids={ids} />
      <ul aria-live="polite">
        {files.map((file) => (
          <UploadRow key={file.id} {...file} />
        ))}
      </ul>
    </div>
  );
}

const HINT = 'Choose one or more, take one with the camera of a phone, or drop them here.';

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
      {sent === 1 && ' The server prepares it…'}
    </li>
  );
}

function Library({ onChoose }: Pick<PictureDialogProps, 'onChoose'>) {
  const library = useDrafts((drafts) => drafts.library);
  const repository = useDrafts((drafts) => drafts.repository);
  const [search, setSearch] = useState('');
  const choices = found(choicesOf({ library, repository }), search);
  return (
    <>
      <TextField
        label="Search by name"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {choices.length === 0 && <p>No picture has this name.</p>}
      <ul className={styles.library}>
        {choices.map(({ id, name, alt, focus, source }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose({ id, alt, focus })}>
              <img src={thumbnail(source)} alt="" loading="lazy" width={source.width} height={source.height} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
