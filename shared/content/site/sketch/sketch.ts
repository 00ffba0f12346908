import type { Firm } from '../../documents/firm.ts';
import { OFFICE_ON_ROADS } from '../../documents/firm-rules.ts';
import { kmInWords, distanceAndBearing, compassPoint } from './geography.ts';
import { boxAround, Labels, type Spot } from './labels.ts';
import { SKETCH } from './size.ts';

const OFFICE: Spot = { x: SKETCH.width / 2, y: SKETCH.height / 2 };

/** Distance of the farthest place from the office in the drawing, sideways and upwards. */
const REACH: Spot = { x: 100, y: 84 };

/** Places farther away do not show the way. */
const MAX_KM = 60;

/** Exponent below 1, so that near distances are drawn larger than far ones. */
const SHRINKING = 0.55;

interface Dot extends Spot {
  name: string;
  /** `3.0 km` */
  distance: string;
}

interface SketchPlace extends Dot {
  label: Spot;
}

interface SketchRoad {
  name: string;
  points: Spot[];
  /** Position of the road's number. */
  mark: Spot;
}

/** A sketch of the way to the office for visitors without the map. Directions are right, distances not to scale. */
export interface Sketch {
  places: SketchPlace[];
  roads: SketchRoad[];
  /** In words: `3.2 km east of Gerona`. */
  directions: string[];
}

const PIN = boxAround({ x: OFFICE.x, y: OFFICE.y - 16 }, 40, 56);
const COMPASS = boxAround({ x: SKETCH.width - 20, y: 22 }, 36, 48);

/** Space around a place and around a road's number, in units of the drawing. */
const [DOT, MARK] = [12, 20];

/** Distance between points along a road, which labels avoid. */
const STEP = 7;

const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

function nearOf({ map, sketch }: Pick<Firm, 'map' | 'sketch'>) {
  return sketch.places
    .map((place) => ({
      name: place.name,
      ...distanceAndBearing(map, place),
      wind: compassPoint(distanceAndBearing(place, map).bearing),
    }))
    .filter(({ km }) => km > 0 && km <= MAX_KM);
}

function dotsOf(near: ReturnType<typeof nearOf>): Dot[] {
  const farthest = Math.max(...near.map(({ km }) => km));
  return near.map(({ name, km, bearing }) => {
    const share = (km / farthest) ** SHRINKING;
    const x = OFFICE.x + REACH.x * share * Math.sin(bearing);
    const y = OFFICE.y - REACH.y * share * Math.cos(bearing);
    return { name, distance: kmInWords(km), ...rounded({ x, y }) };
  });
}

/** Boxes along a road, which labels avoid if they have another place. */
function boxesAlong(points: Spot[]) {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1 / 2) / steps;
      return boxAround({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, STEP, STEP);
    });
  });
}

/** The middle of the longest part between two places. */
function markOf(points: Spot[]): Spot {
  const parts = points.slice(1).map((to, at) => ({ from: points[at], to }));
  const length = ({ from, to }: (typeof parts)[number]) => Math.hypot(to.x - from.x, to.y - from.y);
  const { from, to } = parts.reduce((best, part) => (length(part) > length(best) ? part : best));
  return rounded({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
}

function roadsOf({ roads }: Firm['sketch'], dots: Dot[]): SketchRoad[] {
  const spots = new Map(dots.map(({ name, x, y }): [string, Spot] => [name, { x, y }]));
  spots.set(OFFICE_ON_ROADS, OFFICE);
  return roads
    .map(({ name, through }) => ({ name, points: through.flatMap((place) => spots.get(place) ?? []) }))
    .filter(({ points }) => points.length > 1)
    .map((road) => ({ ...road, mark: markOf(road.points) }));
}

/** The sketch of the places and roads that the owner has named and that are near; undefined if there are none. */
export function sketchOf(firm: Pick<Firm, 'map' | 'sketch'>): Sketch | undefined {
  const near = nearOf(firm);
  if (near.length === 0) return undefined;
  const dots = dotsOf(near);
  const roads = roadsOf(firm.sketch, dots);
  const drawn = [
    ...roads.flatMap(({ points }) => boxesAlong(points)),
    ...dots.map((dot) => boxAround(dot, DOT, DOT)),
    ...roads.map(({ mark }) => boxAround(mark, MARK, MARK)),
  ];
  const labels = new Labels(SKETCH, [PIN, COMPASS, ...drawn]);
  return {
    places: dots.map((dot) => ({ ...dot, label: rounded(labels.place(dot, [dot.name, dot.distance])) })),
    roads,
    directions: near
      .toSorted((one, other) => one.km - other.km)
      .map(({ name, km, wind }) => `${kmInWords(km)} ${wind} of ${name}`),
  };
}
