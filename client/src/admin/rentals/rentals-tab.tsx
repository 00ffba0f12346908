import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryPicture, Rental, RentalInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { RENTAL_RULES, ROW_MESSAGES } from '#shared/listings/row-rules';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { useRentals } from '#client/stores/rows.ts';
import { type Choice, choicesOf, thumbnail } from '#client/picture-library/choices.ts';
import { wholeLibrary } from '#client/api/admin/pictures.ts';
import { loadCode } from '#client/api/load-code.ts';
import { logFailure } from '#client/api/log.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { withUploaded } from '#client/picture-library/uploads.ts';
import { createAccountStore } from '#client/stores/account.ts';
import type { RowControlProps, RowKind } from '../rows/row-kind.ts';
import styles from './rental-picture.module.css';
import { RowsTab } from '../rows/rows-tab.tsx';

interface Library {
  pictures?: LibraryPicture[];
  hasFailed: boolean;
  load: () => Promise<void>;
  take: (picture: LibraryPicture) => void;
}

/** The library's pictures, loaded when first needed. */
const useLibrary = createAccountStore<Library>((set, get) => ({
  hasFailed: false,
  load: async () => {
    set({ hasFailed: false });
    try {
      set({ pictures: await wholeLibrary() });
    } catch (error) {
      if (!isUnauthorized(error)) logFailure('The pictures could not be loaded.', error);
      set({ hasFailed: true });
    }
  },
  take: (picture) => set({ pictures: withUploaded(get().pictures ?? [], picture) }),
}));

const PictureDialog = lazy(async () => ({
  default: (await loadCode(() => import('#client/picture-library/picture-dialog.tsx'))).PictureDialog,
}));

/** Chooses a picture from the library or uploads one. */
function RentalPicture({ label, error, value, onChange }: RowControlProps) {
  const id = useId();
  const { pictures, hasFailed, load, take } = useLibrary();
  const [isOpen, setOpen] = useState(false);
  const isUnknown = value !== '' && !pictures;
  useEffect(() => {
    if (isUnknown) void load();
  }, [isUnknown, load]);
  const choices = choicesOf(pictures ?? []);
  const open = () => {
    setOpen(true);
    void load();
  };
  const choose = (chosen: string) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.control}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Chosen choice={choices.find((choice) => choice.id === value)} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={open}>
          {value ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {value && (
          <Button variant="quiet" onClick={() => onChange('')}>
            Remove picture
          </Button>
        )}
      </div>
      {(error ?? hasFailed) && <Alert>{error ?? MESSAGES.networkFailed}</Alert>}
      {isOpen &&
        // a portal, because the dialog's fields must not be inside the row's form
        createPortal(
          <Suspense>
            <PictureDialog
              open
              heading={label}
              choices={choices}
              onUploaded={take}
              onClose={() => setOpen(false)}
              onChoose={({ id: chosen }) => choose(chosen)}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}

function Chosen({ choice }: { choice?: Choice }) {
  if (!choice) return null;
  const { alt, name, source } = choice;
  return <img src={thumbnail(source)} alt={alt || name} className={styles.thumbnail} />;
}

const RENTALS: RowKind<Rental, RentalInput> = {
  list: ENDPOINTS.rentals,
  rules: RENTAL_RULES,
  labels: { vehicleName: 'Equipment or vehicle name' },
  controls: { picture: RentalPicture },
  headings: { add: 'Add Rental', list: 'Rentals' },
  texts: { ...MESSAGES.rentals, ...ROW_MESSAGES.rentals, failed: MESSAGES.networkFailed },
  nameOf: (rental) => rental.vehicleName,
  details: (rental) => <RentalSummary rental={rental} />,
  report: failureText,
};

function RentalSummary({ rental: { weightLimit, shownPicture } }: { rental: Rental }) {
  return (
    <>
      <p>Capacity: {weightLimit}</p>
      {shownPicture && <img src={thumbnail(shownPicture)} alt={shownPicture.alt} className={styles.thumbnail} />}
    </>
  );
}

export function RentalsTab() {
  return <RowsTab rows={useRentals()} kind={RENTALS} />;
}
