import { slotsAfter } from './suggestions.tsx';

const labelsAt = (now: string, hours: Parameters<typeof slotsAfter>[1] = []) =>
  slotsAfter(new Date(now), hours).map(({ label }) => label);

const line = (days: string, opens: string, closes: string) => ({ days, opens, closes });

describe('the times that are offered for a meeting', () => {
  it('are four, from tomorrow on, in the form of the date field', () => {
    // Monday morning in the Philippines
    expect(slotsAfter(new Date('2031-03-03T00:00:00Z'), [])).toEqual([
      { value: '2031-03-04T09:00', label: 'Tue, Mar 4, 9 AM' },
      { value: '2031-03-04T14:00', label: 'Tue, Mar 4, 2 PM' },
      { value: '2031-03-05T09:00', label: 'Wed, Mar 5, 9 AM' },
      { value: '2031-03-05T14:00', label: 'Wed, Mar 5, 2 PM' },
    ]);
  });

  it('count the days of the office, where it is tomorrow already', () => {
    expect(labelsAt('2031-03-03T17:00:00Z')[0]).toBe('Wed, Mar 5, 9 AM');
    expect(slotsAfter(new Date('2031-03-03T17:00:00Z'), [])[0].value).toBe('2031-03-05T09:00');
  });

  it('pass over days on which the office is closed', () => {
    expect(labelsAt('2031-03-07T02:00:00Z')).toEqual([
      'Mon, Mar 10, 9 AM',
      'Mon, Mar 10, 2 PM',
      'Tue, Mar 11, 9 AM',
      'Tue, Mar 11, 2 PM',
    ]);
    expect(labelsAt('2031-03-07T02:00:00Z', [line('Saturday', '08:00', '12:00')])).toEqual([
      'Sat, Mar 8, 9 AM',
      'Sat, Mar 15, 9 AM',
    ]);
  });

  it.each([
    ['an hour before it closes', [line('Monday to Sunday', '08:00', '10:00')], ['9 AM']],
    ['not when it closes within the hour', [line('Monday to Sunday', '08:00', '14:30')], ['9 AM']],
    ['not before it opens', [line('Monday to Sunday', '10:00', '15:00')], ['2 PM']],
    ['on both sides of noon', [line('Mon-Sun', '08:00', '12:00'), line('Mon-Sun', '13:00', '17:00')], ['9 AM', '2 PM']],
  ])('end while the office is open: %s', (_what, hours, offered) => {
    const labels = labelsAt('2031-03-03T00:00:00Z', hours);
    expect(labels.slice(0, offered.length)).toEqual(offered.map((hour) => `Tue, Mar 4, ${hour}`));
    expect(labels[offered.length]).toMatch(/^Wed, /);
  });

  it('are none where the office opens at other hours alone', () => {
    expect(labelsAt('2031-03-03T00:00:00Z', [line('Monday to Friday', '18:00', '20:00')])).toEqual([]);
  });
});
