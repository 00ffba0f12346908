import type { Rental, RentalInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { ROW_MESSAGES } from '#shared/listings/row-messages';
import { RENTAL_RULES } from '#shared/listings/row-rules';
import { failureText } from '#client/api/http.ts';
import { useRentals } from '#client/stores/rows.ts';
import { thumbnail } from '#client/picture-library/choices.ts';
import type { RowKind } from '../rows/row-kind.ts';
import styles from './rental-picture.module.css';
import { RentalPicture } from './rental-picture.tsx';
import { RowsTab } from '../rows/rows-tab.tsx';

const RENTALS: RowKind<Rental, RentalInput> = {
  list: ENDPOINTS.rentals,
  rules: RENTAL_RULES,
  labels: { vehicleName: 'Equipment or vehicle name' },
  controls: { picture: RentalPicture },
  headings: { add: 'Add Rental', list: 'Rental Listings' },
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
