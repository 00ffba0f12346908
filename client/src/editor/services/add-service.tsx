import { type SubmitEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Service } from '#shared/content/documents/services';
import { LIMITS } from '#shared/limits';
import { useTextareaValue } from '#client/hooks/use-textarea-value.ts';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { SelectField, TextareaField, TextField } from '../../components/form/controls.tsx';
import { choicesOf, thumbnail } from '../../picture-library/choices.ts';
import { useToasts } from '../../stores/toast.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { useUncommittedInput } from '../drafts/saving/typing.ts';
import { CHOICES } from '../editor-texts.ts';
import { LibraryDialog } from '../pictures/library-dialog.tsx';
import { addressFor, addService, MENUS, type NewService, pictureFor, problemsOf, services } from './service-list.ts';
import styles from './services.module.css';

interface ChosenPictureProps {
  use?: Service['picture'];
  /** The service whose picture is used until another one is chosen. */
  lender?: Service;
  onChoose: (use: Service['picture']) => void;
}

/** The picture of a new service. */
function ChosenPicture({ use, lender, onChoose }: ChosenPictureProps) {
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

const HEADING = 'Add a service';

/** A button with a short form for a new service, which then opens the service's page. */
export function AddService({ isFull }: { isFull: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={isFull} onClick={() => setOpen(true)}>
        {HEADING}
      </Button>
      <Dialog open={isOpen} heading={HEADING} onClose={() => setOpen(false)}>
        <NewServiceForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** The menu of the service whose page is shown, or else the first one. */
function useMenuOfPage(): Service['menu'] {
  const { pathname } = useLocation();
  return services().find(({ path }) => path === pathname)?.menu ?? MENUS[0];
}

function useNewService(onAdded: () => void) {
  const navigate = useNavigate();
  const menu = useMenuOfPage();
  const [typed, setTyped] = useState({ name: '', menu, sentence: '' });
  const [chosen, setChosen] = useState<Service['picture']>();
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const set = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    setProblems({});
  };
  useUncommittedInput(typed.name.trim() !== '' || typed.sentence.trim() !== '' || chosen !== undefined);
  const lender = pictureFor(typed.menu);
  const picture = chosen ?? lender?.picture;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, menu, sentence } = typed;
    const service = { name: name.trim(), menu, sentence: sentence.trim(), picture } as NewService;
    const found = problemsOf(service);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void navigate(addService(service));
    useToasts.getState().show(`“${service.name}” will be in the menus once you publish.`);
    onAdded();
  };
  return { typed, set, problems, submit, picture, setChosen, lender: chosen ? undefined : lender };
}

function NewServiceForm({ onClose }: { onClose: () => void }) {
  const { typed, set, problems, submit, picture, setChosen, lender } = useNewService(onClose);
  const hint = typed.name.trim() ? `Its address will be ${addressFor(typed.name)}` : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Name"
        hint={hint}
        error={problems.name}
        maxLength={LIMITS.service}
        value={typed.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextareaField
        label="Description, in one sentence"
        error={problems.sentence}
        rows={3}
        ref={useTextareaValue(typed.sentence)}
        onChange={({ target }) => set({ sentence: target.value })}
      />
      <SelectField
        label="Menu"
        hint={typed.menu === 'offer' ? 'Visitors request a quote for it.' : 'Visitors inquire about it.'}
        value={typed.menu}
        onChange={({ target }) => set({ menu: target.value as Service['menu'] })}
      >
        {MENUS.map((menu) => (
          <option key={menu} value={menu}>
            {CHOICES[menu]}
          </option>
        ))}
      </SelectField>
      <ChosenPicture use={picture} lender={lender} onChoose={setChosen} />
      <div className={styles.foot}>
        <Button type="submit">{HEADING}</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
