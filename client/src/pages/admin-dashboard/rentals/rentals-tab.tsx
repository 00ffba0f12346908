import type { Rental, RentalInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { ROW_MESSAGES } from '#shared/row-messages';
import { RENTAL_RULES } from '#shared/row-rules';
import { failureText } from '#client/api/http.ts';
import { useRentals } from '#client/stores/rows.ts';
import type { RowKind } from '../rows/row-kind.ts';
import { RowsTab } from '../rows/rows-tab.tsx';

const RENTALS: RowKind<Rental, RentalInput> = {
  list: ENDPOINTS.rentals,
  rules: RENTAL_RULES,
  labels: { vehicleName: 'Equipment or vehicle name' },
  headings: { add: 'Add Rental', list: 'Rental Listings' },
  texts: { ...MESSAGES.rentals, ...ROW_MESSAGES.rentals, failed: MESSAGES.networkFailed },
  nameOf: (rental) => rental.vehicleName,
  details: (rental) => <p>Capacity: {rental.weightLimit}</p>,
  report: failureText,
};

export function RentalsTab() {
  return <RowsTab rows={useRentals()} kind={RENTALS} />;
}
