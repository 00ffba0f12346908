import { COMPANY } from '../../../../shared/company.ts';
import styles from './contact-page.module.css';
import { OFFICE_ON_OSM } from './office.ts';

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
