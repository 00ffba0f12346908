import { useEffect } from 'react';
import { PATHS } from '#shared/catalogue';
import type { Rental } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { ListOr } from '../../components/list-or/list-or.tsx';
import { NoScript, NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { PRERENDERING } from '../../content/prerendering.ts';
import { useRentals } from '../../stores/rows.ts';
import { useServedRows } from '../../content/content-context.tsx';
import { RentalDrawing } from './rental-drawing.tsx';
import styles from './rentals-page.module.css';

export function RentalsPage() {
  const { items, status, load } = useRentals();
  useEffect(() => void load(), [load]);
  return (
    <Page>
      <Section>
        <ListOr items={items} status={status} messages={MESSAGES.rentals} onRetry={load} className={styles.grid}>
          {(rental) => <RentalCard key={rental._id} rental={rental} />}
        </ListOr>
        <NoScript>{PRERENDERING && <RentalsInHtml />}</NoScript>
        <aside className={styles.ask}>
          <p>Tell us what you need, where and for how long.</p>
          <LinkButton to={PATHS.services}>{MESSAGES.inquiry.heading}</LinkButton>
        </aside>
      </Section>
    </Page>
  );
}

/** The `sizes` of a card's picture: the page width, or one of two to four columns. */
const SIZES = '(width <= 40rem) 90vw, 24rem';

function RentalCard({ rental }: { rental: Rental }) {
  return (
    <li className={styles.card}>
      {rental.shownPicture ? (
        <Picture picture={rental.shownPicture} sizes={SIZES} className={styles.picture} />
      ) : (
        <RentalDrawing name={rental.vehicleName} />
      )}
      <h2 className={styles.name}>{rental.vehicleName}</h2>
      <dl className={styles.facts}>
        <dt>Capacity</dt>
        <dd>{rental.weightLimit}</dd>
      </dl>
      <LinkButton variant="secondary" to={`${PATHS.services}?${new URLSearchParams({ about: rental.vehicleName })}`}>
        {MESSAGES.rentals.inquire}
        <span className="visually-hidden"> ({rental.vehicleName})</span>
      </LinkButton>
    </li>
  );
}

function RentalsInHtml() {
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
