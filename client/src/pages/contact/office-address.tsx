import { edit } from '#shared/content/places';
import { LIMITS } from '#shared/limits';
import { OutsideLink } from '../../components/link/outside-link.tsx';
import { useFirm } from '../../content/content-context.tsx';
import styles from './contact-page.module.css';

const ZOOM = LIMITS.mapZoom;

/** A marker on openstreetmap.org. */
const onOpenStreetMap = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

/** Google's universal link for directions from the visitor's location; opens the app on phones that have it. */
const routeTo = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;

export function OfficeAddress() {
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
