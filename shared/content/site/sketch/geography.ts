export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const RADIAN = Math.PI / 180;

/** Distance and direction of another point: clockwise from north, in radians. */
export function distanceAndBearing(from: Point, to: Point): { km: number; bearing: number } {
  const [north, otherNorth] = [from.latitude * RADIAN, to.latitude * RADIAN];
  const east = (to.longitude - from.longitude) * RADIAN;
  const chord =
    Math.sin((otherNorth - north) / 2) ** 2 + Math.cos(north) * Math.cos(otherNorth) * Math.sin(east / 2) ** 2;
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(otherNorth),
    Math.cos(north) * Math.sin(otherNorth) - Math.sin(north) * Math.cos(otherNorth) * Math.cos(east),
  );
  return { km: 2 * EARTH_KM * Math.asin(Math.sqrt(chord)), bearing };
}

const COMPASS_POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

const EIGHTH = Math.PI / 4;

export const compassPoint = (bearing: number): string =>
  COMPASS_POINTS[(Math.round(bearing / EIGHTH) + COMPASS_POINTS.length) % COMPASS_POINTS.length];

/** Below this distance, tenths of a kilometer are shown. */
const NEAR_KM = 10;

export const kmInWords = (km: number): string => `${km < NEAR_KM ? km.toFixed(1) : Math.round(km)} km`;
