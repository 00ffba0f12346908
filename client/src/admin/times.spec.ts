import { relativeText } from './times.ts';

/** A quarter to midnight in Manila. */
const NOW = new Date('2026-11-22T15:45:00Z');

describe('how long ago something came', () => {
  it.each([
    ['2026-11-22T15:44:30Z', 'now'],
    ['2026-11-22T15:40:00Z', '5 min'],
    ['2026-11-22T12:00:00Z', '3 h'],
    ['2026-11-21T17:00:00Z', '22 h'],
    ['2026-11-21T15:59:00Z', 'Yesterday'],
    ['2026-11-18T04:00:00Z', 'Wed'],
    ['2026-11-15T04:00:00Z', 'Nov 15'],
    ['2025-03-03T06:30:00Z', 'Mar 3, 2025'],
  ])('of %s is %s', (iso, text) => {
    expect(relativeText(iso, NOW)).toBe(text);
  });
});
