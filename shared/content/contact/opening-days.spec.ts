import { daysIn } from './opening-days.ts';

it.each([
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Mon\u2013Wed', ['Monday', 'Tuesday', 'Wednesday']],
  ['Saturday', ['Saturday']],
  ['Tues. and Thurs.', ['Tuesday', 'Thursday']],
  ['Saturday to Monday', ['Monday', 'Saturday', 'Sunday']],
  ['Holidays', []],
])('the days in %j are %j', (text, days) => expect(daysIn(text)).toEqual(days));
