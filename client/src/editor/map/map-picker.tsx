import 'leaflet/dist/leaflet.css';
import {
  DomEvent,
  icon,
  type LatLng,
  type Map as LeafletMap,
  map as createMap,
  marker,
  type Marker,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Point } from '#shared/content/site/sketch/geography';
import pin from '../../images/map-pin.svg';
import styles from './map.module.css';

export interface MapPickerProps {
  point: Point;
  onMove: (point: Point) => void;
}

const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const CREDIT = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';
const PREFIX = '<a href="https://leafletjs.com">Leaflet</a>';
const PIN = icon({ iconUrl: pin, iconSize: [40, 52], iconAnchor: [20, 51] });
const ZOOM = 16;

/** Pixels per press of an arrow key. */
const STEP = 8;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

const HELP = 'Pin: move it with the arrow keys';

/** Six decimals are about 10 cm. */
const rounded = (degrees: number) => Number(degrees.toFixed(6));

const pointOf = ({ lat, lng }: LatLng): Point => ({ latitude: rounded(lat), longitude: rounded(lng) });

function movedByKey(map: LeafletMap, set: Marker, key: string): LatLng | undefined {
  const by = ARROWS[key];
  return by && map.unproject(map.project(set.getLatLng()).add(by));
}

function drawMap(element: HTMLElement, { latitude, longitude }: Point, onMove: (to: LatLng) => void) {
  const map = createMap(element, { center: [latitude, longitude], zoom: ZOOM });
  map.attributionControl.setPrefix(PREFIX);
  tileLayer(TILES, { attribution: CREDIT, maxZoom: 19 }).addTo(map);
  const set = marker([latitude, longitude], { icon: PIN, draggable: true, autoPan: true, alt: HELP }).addTo(map);
  map.on('click', ({ latlng }) => onMove(latlng));
  set.on('dragend', () => onMove(set.getLatLng()));
  set.getElement()?.addEventListener('keydown', (event) => {
    const to = movedByKey(map, set, event.key);
    if (!to) return;
    DomEvent.stop(event);
    onMove(to);
  });
  return { map, set };
}

/** A map with a pin that is set by a click, by dragging, or with the arrow keys. */
export function MapPicker({ point, onMove }: MapPickerProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<ReturnType<typeof drawMap>>(undefined);
  const { latitude, longitude } = point;
  const latest = useRef({ point, onMove });
  useEffect(() => {
    latest.current = { point, onMove };
  });
  useEffect(() => {
    const made = drawMap(element.current!, latest.current.point, (to) => latest.current.onMove(pointOf(to)));
    drawn.current = made;
    return () => void made.map.remove();
  }, []);
  useEffect(() => {
    const { map, set } = drawn.current!;
    set.setLatLng([latitude, longitude]);
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude]);
  }, [latitude, longitude]);
  return <div ref={element} role="region" aria-label="Map for setting the pin" className={styles.map} />;
}
