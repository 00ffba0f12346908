import { useEffect, useRef, useState } from 'react';
import { isUploaded, picturesIn } from '#shared/content/pictures/named-pictures';
import { isObject } from '#shared/content/deep-equal';
import { nameIn } from '#shared/content/summary';
import { capitalized } from '#shared/text/capitalized';
import { Button } from '../../components/button/button.tsx';
import { FieldNotes, useFieldIds } from '../../components/form/field.tsx';
import { useDrafts } from '../drafts/drafts-store.ts';
import { Foldable } from '../fields/controls/foldable.tsx';
import { LineField } from '../fields/controls/text-control.tsx';
import { type ControlProps, useSpot } from '../fields/use-spot.ts';
import { fieldsOf, isNullable } from '../fields/schema-kind.ts';
import type { Chosen } from '../../picture-library/choices.ts';
import { type Spot, valueAt } from '../drafts/change.ts';
import { placeholdersFilled } from '../fields/placeholders.tsx';
import { picturesOf } from '../page/show-drafts.ts';
import { FocusPicker } from './focus-picker.tsx';
import { LibraryDialog } from './library-dialog.tsx';

interface Use {
  /** The id of the list entry, such as a slide. */
  id?: string;
  picture: string;
  alt: string;
  focus?: { x: number; y: number };
}

const asPictureUse = (value: unknown): Use | undefined => (isObject(value) ? (value as unknown as Use) : undefined);

/** File names given by cameras, phones and other programs. */
const BY_MACHINE =
  /^(img|dscn?|dscf|pxl|mvi|p|photo|image|picture|pic|file|scan|screenshot|untitled|whatsapp|fb|received|viber)\b/i;

/** A file name as words; empty for a generated name. */
function wordsOf(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_\-.]+/g, ' ')
    .replace(/\b[0-9a-f]{8,}\b|\b\d+\b|[()]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length < 4 || BY_MACHINE.test(words) ? '' : words;
}

/** The owner of the picture: a project with its location, a service, a license. */
function ownerOf(spot: Spot): string {
  const { content } = useDrafts.getState();
  for (let length = spot.path.length - 1; length > 0; length--) {
    const record = valueAt(content, { ...spot, path: spot.path.slice(0, length) });
    if (!isObject(record) || !('picture' in record || 'scan' in record)) continue;
    const name = nameIn({ ...record, alt: undefined, caption: undefined });
    if (typeof name === 'string') return [name, record.location].filter(Boolean).join(', ');
  }
  return '';
}

const MAX = 300;

/** A first description from the file's name and the picture's owner; empty if there is neither. */
function proposedDescription(fileName: string, spot: Spot, label: string): string {
  const words = wordsOf(fileName);
  if (spot.document === 'firm') return `${label} of ${placeholdersFilled('{firm}')}`;
  const owner = ownerOf(spot);
  const isSaid = words.toLowerCase().includes(owner.toLowerCase()) || owner === '';
  return capitalized([words, isSaid ? '' : owner].filter(Boolean).join(': ')).slice(0, MAX);
}

/** The description of a picture that comes with the site, where the drafts already use it. */
function knownDescription(id: string): string {
  if (isUploaded(id)) return '';
  const uses = picturesIn(useDrafts.getState().content);
  return uses.find(({ picture, alt }) => picture === id && alt !== '')?.alt ?? '';
}

function usePicture(props: ControlProps) {
  const { value, error, set, label, hint } = useSpot(props);
  const repository = useDrafts((drafts) => drafts.repository);
  const library = useDrafts((drafts) => drafts.library);
  const use = asPictureUse(value);
  const source = use && picturesOf({ repository, library }).get(use.picture);
  const choose = ({ id, name, alt, focus }: Chosen) => {
    const said = use?.picture === id ? use.alt : alt || knownDescription(id);
    const proposed = said === '' ? proposedDescription(name, props.spot, label) : undefined;
    set({ ...(use?.id && { id: use.id }), picture: id, alt: proposed ?? said, ...(focus && { focus }) });
    return proposed;
  };
  return { use, source, set, choose, label, error, hint };
}

/** A picture with its description and focal point. */
export function PictureControl(props: ControlProps & { open?: boolean }) {
  const { label } = useSpot(props);
  return (
    <Foldable spot={props.spot} title={label} open={props.open ?? true}>
      <PictureFields {...props} />
    </Foldable>
  );
}

export function PictureFields(props: ControlProps) {
  const { use, source, set, choose, label, error, hint } = usePicture(props);
  const [isOpen, setOpen] = useState(false);
  const { proposed, ask, field } = useAskedDescription(isOpen);
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
      {use && (
        <div ref={field}>
          <Description {...props} proposed={proposed} />
        </div>
      )}
      <LibraryDialog
        open={isOpen}
        heading={label}
        onClose={() => setOpen(false)}
        onChoose={(chosen) => ask(choose(chosen))}
      />
    </>
  );
}

/** Focuses the description after a picture without one was chosen. */
function useAskedDescription(isOpen: boolean) {
  const [proposed, ask] = useState<string>();
  const isAsked = proposed !== undefined;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // after the dialog has closed and returned the focus to its button
    const input = isAsked && !isOpen ? field.current?.querySelector('textarea') : undefined;
    input?.select();
    input?.focus();
  }, [isAsked, isOpen]);
  return { proposed, ask, field };
}

const ASKED = 'Suggested from the file name and the location. Describe what the picture shows.';

/** The alternative text. */
function Description({ spot, schema, proposed }: ControlProps & { proposed?: string }) {
  const [, alt] = fieldsOf(schema).find(([key]) => key === 'alt')!;
  const field = useSpot({ spot: { ...spot, path: [...spot.path, 'alt'] }, schema: alt });
  return (
    <LineField
      label={field.label}
      hint={proposed && field.value === proposed ? ASKED : field.hint}
      error={field.error}
      value={typeof field.value === 'string' ? field.value : ''}
      onWrite={field.set}
    />
  );
}
