import { useEffect } from 'react';
import { PATHS } from '#shared/catalogue';
import type { Rental } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { ListOr } from '../../components/list-or/list-or.tsx';
import { NoScript, NoScriptList } from '../../components/list-or/no-script-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useServedRows } from '../../content/content-context.tsx';
import { PRERENDERING } from '../../content/prerendering.ts';
import { useRentals } from '../../stores/rows.ts';
import styles from './rentals-page.module.css';

interface Drawing {
  /** Matches the names of such machines. */
  words: RegExp;
  path: string;
  /** Centres and radii of round parts. */
  wheels: [x: number, y: number, radius: number][];
}

const CAB = 'M54 34V20h13l9 8v6';
const WHEELS: Drawing['wheels'] = [
  [20, 37, 5],
  [32, 37, 5],
  [66, 37, 5],
];

/** The first whose words match the name is used; the last is the fallback. Drawn on 88 × 48. */
const DRAWINGS: Drawing[] = [
  { words: /crane|boom/i, path: `M8 34h46v-7H8zM18 27 70 6v13m-2 0h4v4h-4z ${CAB}`, wheels: WHEELS },
  {
    words: /backhoe|loader/i,
    path: 'M22 35V27h8V10h20v14h15l4 4v7zM34 22V14h12v8zM22 29 12 8 3 24l7 2-3 7-7-3 3-6M58 29l18 5m0-8-3 12h13l-7-4z',
    wheels: [
      [29, 36, 8],
      [63, 38, 6],
    ],
  },
  {
    words: /excavator/i,
    path: 'M12 42h40a4 4 0 0 0 0-8H12a4 4 0 0 0 0 8zM16 34V20h20v14M24 20v7h12M36 26 54 9l14 11-3 12h11l-3-8h-6',
    wheels: [],
  },
  {
    words: /roller|compactor/i,
    path: 'M9 30V19h15M24 30V6h18l5 24M28 10v10h14l-2-10zM9 30h75v6H29M47 30v6M54.4 30a12 12 0 0 1 23.2 0M54.4 36a12 12 0 0 0 23.2 0',
    wheels: [
      [20, 36, 9],
      [66, 33, 2],
    ],
  },
  { words: /mixer/i, path: `M8 34h46M14 30 10 20l12-8h16l10 8-4 10zM22 12l8 18 ${CAB}`, wheels: WHEELS },
  {
    words: /grader/i,
    path: 'M10 32h30V18h16l5 12h17M30 32l14 9m-8 1 14-5',
    wheels: [
      [16, 37, 6],
      [29, 37, 6],
      [74, 37, 6],
    ],
  },
  { words: /dump/i, path: `M8 32 5 14h45l4 18zM17 14v18M29 14v18M41 14v18 ${CAB}`, wheels: WHEELS },
  { words: /./, path: `M6 34V27h48v7z ${CAB}`, wheels: WHEELS },
];

/** A drawing for a machine without a picture, chosen by its name. */
function RentalDrawing({ name }: { name: string }) {
  const { path, wheels } = DRAWINGS.find(({ words }) => words.test(name)) ?? DRAWINGS.at(-1)!;
  return (
    <svg viewBox="-4 0 96 48" className={styles.drawing} aria-hidden="true">
      <path d={path} />
      {wheels.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}

export function RentalsPage() {
  const { items, status, load } = useRentals();
  useEffect(() => void load(), [load]);
  return (
    <Page>
      <Section>
        <ListOr items={items} status={status} messages={MESSAGES.rentals} onRetry={load} className={styles.grid}>
          {(rental) => <RentalCard key={rental._id} rental={rental} />}
        </ListOr>
        <NoScript rows={useServedRows().rentals?.length}>{PRERENDERING && <RentalsInHtml />}</NoScript>
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
