import 'leaflet/dist/leaflet.css';
import { icon, type Map as LeafletMap } from 'leaflet';
import { useMemo, useRef, useState } from 'react';
import { AttributionControl, MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import type { Firm } from '#shared/content/documents/firm';
import { addressLine } from '#shared/content/addresses/site';
import { LIMITS } from '#shared/limits';
import { useFirm } from '../../content/content-context.tsx';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import styles from './contact-page.module.css';

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const CREDIT = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const PREFIX = '<a href="https://leafletjs.com">Leaflet</a>';

const PIN_SHAPE = 'M4 1h32a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H26l-6 12-6-12H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Z';

/** A map pin in the company's colours. */
function pinOf({ ink, accent }: Firm['colours']) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 52" width="40" height="52"><path fill="${ink}" stroke="#fff" stroke-width="2" d="${PIN_SHAPE}"/><circle cx="20" cy="20" r="8" fill="${accent}"/></svg>`;
  const iconUrl = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return icon({ iconUrl, iconSize: [40, 52], iconAnchor: [20, 51], popupAnchor: [0, -44] });
}

/** Leaflet's container is focusable, so it needs a role and a name. */
function announce(map: LeafletMap | null) {
  map?.getContainer().setAttribute('role', 'region');
  map?.getContainer().setAttribute('aria-label', 'Map of our office location');
}

export interface MapEvents {
  /** The first tile is there. */
  onDrawn: () => void;
  /** No tile of the first view could be loaded. */
  onFailure: () => void;
}

export function OfficeMap({ onDrawn, onFailure }: MapEvents) {
  const moving = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const firm = useFirm();
  const { building, colours } = firm;
  const pin = useMemo(() => pinOf(colours), [colours]);
  const office: [number, number] = [firm.map.latitude, firm.map.longitude];
  const isDrawn = useRef(false);
  const [isReady, setReady] = useState(false);
  const tiles = {
    tileload: () => {
      isDrawn.current = true;
      onDrawn();
    },
    load: () => {
      if (!isDrawn.current) onFailure();
    },
  };
  return (
    <MapContainer
      ref={announce}
      whenReady={() => void setTimeout(() => setReady(true))} // a press need not wait for both the map and its layers
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
      {isReady && (
        <>
          <TileLayer url={TILES} attribution={CREDIT} eventHandlers={tiles} detectRetina maxZoom={19} />
          <Marker position={office} icon={pin} alt={building}>
            <Popup maxWidth={240}>
              <strong>{building}</strong>
              <br />
              {addressLine(firm).replace(`${building}, `, '')}
            </Popup>
          </Marker>
        </>
      )}
    </MapContainer>
  );
}
