import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnPage } from '#shared/content/documents/pages/own-pages';
import { proposedOwnAddress } from '#shared/content/addresses/service-address';
import { metaOf, schemaAt } from '#shared/content/fields/schema-walk';
import { byId } from '#shared/content/entries';
import { useTextareaValue } from '#client/hooks/use-textarea-value.ts';
import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { SelectField, TextareaField, TextField } from '#client/components/form/controls.tsx';
import { useToasts } from '#client/stores/toast.ts';
import { useDrafts } from '../../drafts/drafts-store.ts';
import { change } from '../../drafts/saving/saving.ts';
import { useUncommittedInput } from '../../drafts/saving/typing.ts';
import { CHOICES } from '../../editor-texts.ts';
import { blankOf } from '../../fields/blank.ts';
import { choicesOf } from '../../fields/schema-kind.ts';
import styles from '../sheet.module.css';

type Typed = Pick<OwnPage, 'title' | 'description' | 'place'>;

const schemaOf = (field: keyof OwnPage) => schemaAt('ownPages', ['pages', 0, field])!;

const PLACES = choicesOf(schemaOf('place')) as OwnPage['place'][];

const pages = (): OwnPage[] => useDrafts.getState().content?.ownPages.pages ?? [];

const addressFor = (title: string) =>
  proposedOwnAddress(
    title,
    pages().map(({ path }) => path),
  );

const problemOf = (field: 'title' | 'description', text: string) =>
  schemaOf(field).safeParse(text).error?.issues[0]?.message;

function problemsOf({ title, description }: Typed): Partial<Record<keyof Typed, string>> {
  const isKnown = pages().some((page) => page.title.toLowerCase() === title.toLowerCase());
  return {
    title: isKnown ? 'A page with this title already exists. Choose another title.' : problemOf('title', title),
    description: problemOf('description', description),
  };
}

/** Adds an empty page. @returns its address */
function addPage(typed: Typed): string {
  const path = addressFor(typed.title);
  const page = { ...(blankOf(schemaAt('ownPages', ['pages', 0])!, pages()) as OwnPage), ...typed, path };
  change({ document: 'ownPages', path: ['pages', byId(page.id)] }, page);
  return path;
}

function usePage(onClose: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>({ title: '', description: '', place: PLACES[0] });
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const set = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change });
    setProblems({});
  };
  useUncommittedInput(typed.title.trim() !== '' || typed.description.trim() !== '');
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = { ...typed, title: typed.title.trim(), description: typed.description.trim() };
    const found = problemsOf(page);
    setProblems(found);
    if (Object.values(found).some(Boolean)) return;
    const path = addPage(page);
    useToasts.getState().show(`“${page.title}” was added. Visitors see it once you publish.`);
    onClose();
    void navigate(path);
  };
  return { typed, set, problems, add };
}

/** Asks for the required fields of a page, adds it and opens it. */
export function AddPage({ onClose }: { onClose: () => void }) {
  const { typed, set, problems, add } = usePage(onClose);
  const hint = typed.title.trim() ? `Its address will be ${addressFor(typed.title)}` : undefined;
  return (
    <Dialog open heading="Add a page" onClose={onClose}>
      <form className={styles.form} onSubmit={add} noValidate>
        <TextField
          label="Title"
          hint={hint}
          error={problems.title}
          value={typed.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <TextareaField
          label="Description"
          hint={metaOf(schemaOf('description'))?.description}
          error={problems.description}
          rows={3}
          ref={useTextareaValue(typed.description)}
          onChange={({ target }) => set({ description: target.value })}
        />
        <SelectField
          label={metaOf(schemaOf('place'))?.title ?? ''}
          value={typed.place}
          onChange={({ target }) => set({ place: target.value as OwnPage['place'] })}
        >
          {PLACES.map((place) => (
            <option key={place} value={place}>
              {CHOICES[place]}
            </option>
          ))}
        </SelectField>
        <div className={styles.foot}>
          <Button type="submit">Add the page</Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
