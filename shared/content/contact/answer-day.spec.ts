import { answerDay } from './answer-day.ts';

const SATURDAYS_TOO = [
  { days: 'Monday to Friday', opens: '08:00', closes: '17:00' },
  { days: 'Saturday', opens: '08:00', closes: '12:00' },
];

/** 2031-03-06 is a Thursday. */
it.each([
  ['the second working day', 2, [], '2031-03-06T02:00:00Z', '2031-03-10'],
  ['a day on which the office says to be open', 2, SATURDAYS_TOO, '2031-03-06T02:00:00Z', '2031-03-08'],
  ['counted from the day at the office', 1, [], '2031-03-05T16:30:00Z', '2031-03-07'],
  ['the first working day after a Sunday', 1, [], '2031-03-09T02:00:00Z', '2031-03-10'],
  [
    'that of working days, where no line of hours names a day',
    1,
    [{ ...SATURDAYS_TOO[0], days: 'Holidays' }],
    '2031-03-07T02:00:00Z',
    '2031-03-10',
  ],
])('the day of the answer is %s', (_what, answerDays, hours, sentAt, day) => {
  expect(answerDay({ answerDays, hours }, new Date(sentAt))).toBe(day);
});

it.each([null, undefined])('nothing is said of it for %s', (answerDays) => {
  expect(answerDay({ answerDays, hours: [] }, new Date())).toBeUndefined();
});
