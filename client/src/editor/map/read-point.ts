import type { Point } from '#shared/content/site/sketch/geography';

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** How maps write a point, the most exact one first: Google's pin, its view, OpenStreetMap's pin and view, a bare pair. */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|ll|query|destination)=${NUMBER},${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `mlat=${NUMBER}&mlon=${NUMBER}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
  `^(?:geo:)?\\(?${NUMBER}\\s*°?\\s*N?\\s*[,; ]\\s*${NUMBER}`,
].map((form) => new RegExp(form, 'i'));

const isOnEarth = ({ latitude, longitude }: Point) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** The point that a pasted text names: `15.60, 120.59`, or the address of a map. */
export function readPoint(text: string): Point | undefined {
  const plain = text.trim().replaceAll('%2C', ',');
  const found = FORMS.map((form) => form.exec(plain)).find(Boolean);
  if (!found) return undefined;
  const point = { latitude: Number(found[1]), longitude: Number(found[2]) };
  return isOnEarth(point) ? point : undefined;
}
