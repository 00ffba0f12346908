import { LIMITS } from '#shared/limits';
import { OutsideLink } from '../../components/link/outside-link.tsx';
import { useFirm } from '../../content/content-context.tsx';
import styles from './contact-page.module.css';

const ZOOM = LIMITS.mapZoom;

/** A place on openstreetmap.org, which plans routes. */
const onOpenStreetMap = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

export function OfficeAddress() {
  const { building, address, map } = useFirm();
  return (
    <>
      <address className={styles.address}>
        <strong>{building}</strong>
        <br />
        {address.street}, {address.locality}
        <br />
        {address.region} {address.postalCode}, {address.country}
      </address>
      <OutsideLink href={onOpenStreetMap(map.latitude, map.longitude)}>Open in OpenStreetMap</OutsideLink>
    </>
  );
}
