import { COMPANY } from '#shared/company';
import styles from './contact-page.module.css';

const { latitude, longitude, zoom } = COMPANY.map;

/** The office on openstreetmap.org, which plans routes. */
const OFFICE_ON_OSM = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;

export function OfficeAddress() {
  const { building, address } = COMPANY;
  return (
    <>
      <address className={styles.address}>
        <strong>{building}</strong>
        <br />
        {address.street}, {address.locality}
        <br />
        {address.region} {address.postalCode}, {address.country}
      </address>
      <a href={OFFICE_ON_OSM} target="_blank" rel="noopener noreferrer">
        Open in OpenStreetMap
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
