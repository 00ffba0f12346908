import { SAMPLE } from '../../sample/sample.ts';
import { SKETCH } from './size.ts';
import { sketchOf } from './sketch.ts';

const { map, sketch } = SAMPLE.firm;
const drawn = sketchOf({ map, sketch })!;
const placeAt = (name: string) => drawn.places.find((place) => place.name === name)!;
const [middleX, middleY] = [SKETCH.width / 2, SKETCH.height / 2];

const CEBU = { latitude: 10.3157, longitude: 123.8854 };

describe('the sketch of the way', () => {
  it('draws each place in its direction from the office', () => {
    expect(placeAt('Tarlac City').y).toBeGreaterThan(middleY);
    expect(placeAt('Paniqui').y).toBeLessThan(middleY);
    expect(placeAt('Gerona').x).toBeLessThan(middleX);
    expect(placeAt('Pura').x).toBeGreaterThan(middleX);
  });

  it('says how far each place is, and the same in words, the nearest first', () => {
    expect(placeAt('Tarlac City').distance).toBe('15 km');
    expect(drawn.directions).toEqual([
      '2.4 km west of Pura',
      '3.2 km east of Gerona',
      '7.7 km south-east of Paniqui',
      '15 km north of Tarlac City',
    ]);
  });

  it('draws a road through its places and past the office', () => {
    const [highway, road] = drawn.roads;
    expect(highway.points).toEqual(
      ['Paniqui', 'Gerona', 'Tarlac City'].map((name) => ({ x: placeAt(name).x, y: placeAt(name).y })),
    );
    expect(road.points).toContainEqual({ x: middleX, y: middleY });
  });

  it('keeps every label inside and clear of the others', () => {
    const boxes = drawn.places.map(({ name, label }) => ({ ...label, half: (name.length * 6.8) / 2 }));
    for (const { x, half } of boxes) {
      expect(x - half).toBeGreaterThanOrEqual(0);
      expect(x + half).toBeLessThanOrEqual(SKETCH.width);
    }
    const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other]));
    for (const [one, other] of pairs)
      expect(Math.abs(one.x - other.x) >= one.half + other.half || Math.abs(one.y - other.y) >= 26).toBe(true);
  });

  it('is left out when the office is far from all places', () => {
    expect(sketchOf({ map: CEBU, sketch })).toBeUndefined();
  });

  it('has the places that are near of a new office, and the roads that still have two', () => {
    const victoria = { name: 'Talisay', latitude: 10.2447, longitude: 123.8494 };
    const { places, roads } = sketchOf({
      map: CEBU,
      sketch: {
        places: [...sketch.places, victoria],
        roads: [...sketch.roads, { name: 'South Road', through: ['Office', 'Talisay'] }],
      },
    })!;
    expect(places.map(({ name }) => name)).toEqual(['Talisay']);
    expect(roads.map(({ name }) => name)).toEqual(['South Road']);
  });
});
