import { COMPANY } from '../../../../shared/company.ts';

const { latitude, longitude, zoom } = COMPANY.map;

/** The same point on OpenStreetMap's own site, from where the way there can be planned. */
export const OFFICE_ON_OSM = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
