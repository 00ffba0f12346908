import { useRef } from 'react';
import { edit } from '#shared/content/places';
import { CONTACT_SECTIONS, type ContactSection } from '#shared/content/site/sections';
import { LIMITS } from '#shared/limits';
import { MESSAGES } from '#shared/messages';
import type { ShownFirm } from '#shared/content/addresses/site';
import { ContactLinks } from '../../components/layout/contact-links.tsx';
import { CredentialsSection } from '../../components/credentials/credential-list.tsx';
import { OutsideLink } from '../../components/link/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useFirm } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { OfficeLocation } from './office-location.tsx';
import { useToasts } from '../../stores/toast.ts';
import styles from './contact-page.module.css';

/** The address of Gmail's compose window. */
const composeUrl = (address: string) => `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(address)}`;

function Mailbox({ mailbox }: { mailbox: ShownFirm['mailboxes'][number] }) {
  const { department, address } = mailbox;
  const text = useRef<HTMLSpanElement>(null);
  return (
    <li className={styles.mailbox}>
      <div>
        <h3 {...edit(mailbox, 'department')}>{department}</h3>
        <a href={composeUrl(address)} target="_blank" rel="noopener noreferrer">
          <span ref={text} {...edit(mailbox, 'address')}>
            {address}
          </span>
          <span className="visually-hidden"> (opens Gmail in a new tab)</span>
        </a>
      </div>
      <button
        type="button"
        className={styles.copy}
        aria-label={`Copy ${address}`}
        title="Copy"
        onClick={() => void copy(address, text.current!)}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7 7h9v10H7zM13 4V3H4v10h1" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
    </li>
  );
}

/** Selects the address if the clipboard is refused, or missing without HTTPS. */
async function copy(address: string, shown: HTMLElement) {
  const { show } = useToasts.getState();
  try {
    await navigator.clipboard.writeText(address);
    show(`${address} copied.`);
  } catch {
    getSelection()?.selectAllChildren(shown);
    show('Your browser blocked copying. The address is selected: copy it manually.');
  }
}

const ZOOM = LIMITS.mapZoom;

/** A marker on openstreetmap.org. */
const onOpenStreetMap = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

/** Google's universal link for directions from the visitor's location; opens the app on phones that have it. */
const routeTo = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;

function OfficeAddress() {
  const firm = useFirm();
  const { building, address, map } = firm;
  return (
    <>
      <address {...edit(address)}>
        <strong {...edit(firm, 'building')}>{building}</strong>
        <br />
        {address.street}, {address.locality}
        <br />
        {address.region} {address.postalCode}, {address.country}
      </address>
      <p className={styles.routes}>
        <OutsideLink href={routeTo(map.latitude, map.longitude)}>Get directions</OutsideLink>
        <OutsideLink href={onOpenStreetMap(map.latitude, map.longitude)}>Open in OpenStreetMap</OutsideLink>
      </p>
    </>
  );
}

/** The opening hours, if the company gives any. */
function OfficeHours() {
  const { hours } = useFirm();
  if (hours.length === 0) return null;
  return (
    <section className={styles.box}>
      <h2>Office hours</h2>
      <dl className={styles.hours}>
        {hours.map((line, index) => (
          <div key={index}>
            <dt {...edit(line, 'days')}>{line.days}</dt>
            <dd {...edit(line, 'opens')}>{[line.opens, line.closes].filter(Boolean).join(' to ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Location = () => (
  <section className={styles.box}>
    <h2>{MESSAGES.contact.office}</h2>
    <OfficeAddress />
    <ContactLinks className={styles.contacts} />
  </section>
);

const Mailboxes = () => (
  <section className={styles.box}>
    <h2>{MESSAGES.contact.mailboxes}</h2>
    <ul>
      {useFirm().mailboxes.map((mailbox, index) => (
        <Mailbox key={index} mailbox={mailbox} />
      ))}
    </ul>
  </section>
);

const BOXES = { location: Location, hours: OfficeHours, mailboxes: Mailboxes };

const isBox = (section: ContactSection): section is keyof typeof BOXES => section in BOXES;

export function ContactPage() {
  const { sections: ordered, page } = usePageData();
  const sections = (ordered ?? CONTACT_SECTIONS) as readonly ContactSection[];
  const boxes = sections.filter(isBox);
  const map = sections.includes('map') && (
    <section key="map" className={styles.main}>
      <h2>{MESSAGES.contact.map}</h2>
      <OfficeLocation />
    </section>
  );
  const side = boxes.length > 0 && (
    <div key="side" className={styles.side}>
      {boxes.map((name) => {
        const Box = BOXES[name];
        return <Box key={name} />;
      })}
    </div>
  );
  const isMapLast = boxes.length > 0 && sections.indexOf('map') > sections.indexOf(boxes[0]);
  return (
    <Page lead={page.description}>
      {(map || side) && (
        <Section>
          <div className={styles.columns}>{isMapLast ? [side, map] : [map, side]}</div>
        </Section>
      )}
      {sections.includes('credentials') && <CredentialsSection />}
    </Page>
  );
}
