import 'leaflet/dist/leaflet.css';
import { icon, type Map as LeafletMap } from 'leaflet';
import { useRef } from 'react';
import { AttributionControl, MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { addressLine } from '#shared/content/site/site';
import { LIMITS } from '#shared/limits';
import { useFirm } from '../../content/content-context.tsx';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import pin from '../../images/map-pin.svg';
import styles from './contact-page.module.css';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const CREDIT = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const PREFIX = '<a href="https://leafletjs.com">Leaflet</a>';
const PIN = icon({ iconUrl: pin, iconSize: [40, 52], iconAnchor: [20, 51], popupAnchor: [0, -44] });

/** Leaflet's container is focusable, so it needs a role and a name. */
function announce(map: LeafletMap | null) {
  map?.getContainer().setAttribute('role', 'region');
  map?.getContainer().setAttribute('aria-label', 'Map of our office location');
}

/** @param onFailure called when no tile of the first view could be loaded */
export function OfficeMap({ onFailure }: { onFailure: () => void }) {
  const moving = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const firm = useFirm();
  const { building } = firm;
  const office: [number, number] = [firm.map.latitude, firm.map.longitude];
  const drawn = useRef(false);
  const tiles = {
    tileload: () => void (drawn.current = true),
    load: () => {
      if (!drawn.current) onFailure();
    },
  };
  return (
    <MapContainer
      ref={announce}
      className={styles.map}
      center={office}
      zoom={LIMITS.mapZoom}
      scrollWheelZoom={false}
      attributionControl={false}
      zoomAnimation={moving}
      fadeAnimation={moving}
      markerZoomAnimation={moving}
      inertia={moving}
    >
      <AttributionControl prefix={PREFIX} />
      <TileLayer url={TILES} attribution={CREDIT} eventHandlers={tiles} detectRetina maxZoom={19} />
      <Marker position={office} icon={PIN} alt={building}>
        <Popup maxWidth={240}>
          <strong>{building}</strong>
          <br />
          {addressLine(firm).replace(`${building}, `, '')}
        </Popup>
      </Marker>
    </MapContainer>
  );
}
