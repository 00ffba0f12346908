import { officeTime } from './time-zone.ts';

describe('the time at the office', () => {
  it.each([
    ['2025-03-03T06:30:59Z', '2025-03-03T14:30'],
    ['2025-12-31T16:00:00Z', '2026-01-01T00:00'],
    ['2025-07-01T15:59:00Z', '2025-07-01T23:59'],
  ])('at %s is %s', (moment, time) => expect(officeTime(new Date(moment))).toBe(time));
});
