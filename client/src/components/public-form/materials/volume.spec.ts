import { NO_SIZE, type Size, volumeOf } from './volume.ts';

const SLAB: Size = { ...NO_SIZE, length: '10', width: '8', thickness: '15' };

describe('a volume', () => {
  it('is length × width × thickness with the waste, in trucks that are begun', () => {
    expect(volumeOf(SLAB)).toEqual({
      cubicMeters: 12.6,
      note: '10 m × 8 m × 15 cm and 5% waste: 3 truckloads of 6 m³',
    });
  });

  it.each<[string, Partial<Size>, number]>([
    ['millimeters', { thickness: '150', thicknessUnit: 'mm' }, 12.6],
    ['meters', { thickness: '0,15', thicknessUnit: 'm' }, 12.6],
    ['feet and inches', { sideUnit: 'ft', length: '30', width: '20', thickness: '4', thicknessUnit: 'in' }, 5.95],
    ['no waste', { waste: '' }, 12],
    ['a waste of nothing', { waste: '0' }, 12],
    ['a decimal comma', { length: '10,5' }, 13.23],
  ])('is worked out of %s', (_what, changes, cubicMeters) => {
    expect(volumeOf({ ...SLAB, ...changes })?.cubicMeters).toBe(cubicMeters);
  });

  it('fills whole trucks exactly, and one in the singular', () => {
    const whole = { ...SLAB, waste: '0' };
    expect(volumeOf(whole)?.note).toBe('10 m × 8 m × 15 cm: 2 truckloads of 6 m³');
    expect(volumeOf({ ...whole, truck: '12' })?.note).toBe('10 m × 8 m × 15 cm: 1 truckload of 12 m³');
    expect(volumeOf({ ...whole, truck: '5' })?.note).toBe('10 m × 8 m × 15 cm: 3 truckloads of 5 m³');
    for (const truck of ['', '0', 'big']) expect(volumeOf({ ...whole, truck })?.note).toBe('10 m × 8 m × 15 cm');
  });

  it.each<Partial<Size>>([
    { length: '' },
    { width: '0' },
    { thickness: 'thick' },
    { length: '-10' },
    { waste: 'some' },
    { waste: '101' },
  ])('is not worked out of %j', (changes) => expect(volumeOf({ ...SLAB, ...changes })).toBeUndefined());
});
