import { MESSAGES } from '#shared/messages';
import { NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { useServedRows } from '../../content/content-context.tsx';

export function RentalsInHtml() {
  return (
    <NoScriptList rows={useServedRows().rentals} empty={MESSAGES.rentals.empty}>
      {({ vehicleName, weightLimit }) => (
        <>
          <b>{vehicleName}</b>
          <p>{`Capacity: ${weightLimit}`}</p>
        </>
      )}
    </NoScriptList>
  );
}
