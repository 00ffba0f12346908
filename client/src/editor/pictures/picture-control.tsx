import { useState } from 'react';
import { isObject } from '#shared/content/same';
import { Button } from '../../components/button/button.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import { useDrafts } from '../drafts/drafts-store.ts';
import { Foldable } from '../fields/foldable.tsx';
import { isNullable } from '../fields/schema-kind.ts';
import { type ControlProps, useSpot } from '../fields/use-spot.ts';
import { fieldsOf } from '../fields/schema-kind.ts';
import type { Chosen } from '../../picture-library/choices.ts';
import { picturesOf } from '../page/show-drafts.ts';
import { FocusPicker } from './focus-picker.tsx';
import { LibraryDialog } from './library-dialog.tsx';

interface Use {
  /** Of the entry that it is, such as a slide. */
  id?: string;
  picture: string;
  alt: string;
  focus?: { x: number; y: number };
}

const useOf = (value: unknown): Use | undefined => (isObject(value) ? (value as unknown as Use) : undefined);

function usePicture(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  const repository = useDrafts((drafts) => drafts.repository);
  const library = useDrafts((drafts) => drafts.library);
  const use = useOf(value);
  const source = use && picturesOf({ repository, library }).get(use.picture);
  const choose = ({ id, alt, focus }: Chosen) =>
    set({
      ...(use?.id && { id: use.id }),
      picture: id,
      alt: use?.picture === id ? use.alt : alt,
      ...(focus && { focus }),
    });
  return { use, source, set, choose, label, error, hint };
}

/** A picture of the content: which, what it shows in words, and what stays in sight. */
export function PictureControl(props: ControlProps & { open?: boolean }) {
  const { label } = useSpot(props);
  return (
    <Foldable spot={props.spot} title={label} open={props.open ?? true}>
      <PictureFields {...props} />
    </Foldable>
  );
}

function PictureFields(props: ControlProps) {
  const { use, source, set, choose, label, error, hint } = usePicture(props);
  const [isOpen, setOpen] = useState(false);
  const { ids } = useFieldIds({ error, hint });
  return (
    <>
      {use && source && <FocusPicker source={source} focus={use.focus} onChange={(focus) => set({ ...use, focus })} />}
      <Button variant="secondary" data-first onClick={() => setOpen(true)}>
        {source ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      {use && isNullable(props.schema) && (
        <Button variant="quiet" onClick={() => set(null)}>
          Remove picture
        </Button>
      )}
      <FieldNotes error={error} hint={hint} ids={ids} />
      {use && <Description {...props} />}
      <LibraryDialog open={isOpen} heading={label} onClose={() => setOpen(false)} onChoose={choose} />
    </>
  );
}

/** Of the picture, for visitors who cannot see it. */
function Description({ spot, schema }: ControlProps) {
  const [, alt] = fieldsOf(schema).find(([key]) => key === 'alt')!;
  const field = useSpot({ spot: { ...spot, path: [...spot.path, 'alt'] }, schema: alt });
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      error={field.error}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={({ target }) => field.set(target.value)}
    />
  );
}
