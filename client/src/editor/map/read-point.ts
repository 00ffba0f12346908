import type { Point } from '#shared/content/site/sketch/geography';

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';

/** Formats, most exact first: Google's pin, query and view, OpenStreetMap's pin and view, a bare pair. */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&](?:q|ll|query|destination)=${NUMBER},${NUMBER}`,
  `@${NUMBER},${NUMBER}`,
  `mlat=${NUMBER}&mlon=${NUMBER}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
  `^(?:geo:)?\\(?${NUMBER}\\s*°?\\s*N?\\s*[,; ]\\s*${NUMBER}`,
].map((form) => new RegExp(form, 'i'));

const isOnEarth = ({ latitude, longitude }: Point) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** Parses a pasted point: `15.60, 120.59`, or the URL of a map. */
export function readPoint(text: string): Point | undefined {
  const plain = text.trim().replaceAll('%2C', ',');
  const found = FORMS.map((form) => form.exec(plain)).find(Boolean);
  if (!found) return undefined;
  const point = { latitude: Number(found[1]), longitude: Number(found[2]) };
  return isOnEarth(point) ? point : undefined;
}
