import { MESSAGES } from '#shared/messages';
import { NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useServedRows } from '../../content/content-context.tsx';

export function RentalsInHtml() {
  return (
    <NoScriptList rows={useServedRows().rentals} empty={MESSAGES.rentals.empty}>
      {({ vehicleName, weightLimit, shownPicture }) => (
        <>
          {shownPicture && <Picture picture={shownPicture} sizes="16rem" />}
          <b>{vehicleName}</b>
          <p>{`Capacity: ${weightLimit}`}</p>
        </>
      )}
    </NoScriptList>
  );
}
