import { numberText, readNumber } from './volume.ts';

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  [',5', 0.5],
  [' 12.5 ', 12.5],
  ['1,200', 1200],
  ['1,200.5', 1200.5],
  ['1,200,000', 1_200_000],
  ['1 200', 1200],
  ['0', 0],
])('%j is read as %d', (text, number) => expect(readNumber(text)).toBe(number));

it.each(['', ' ', '-1', '12m', '1.2.3', '1,2,3', 'ten', '1e3', '12.', 'NaN'])('%j is no number', (text) => {
  expect(readNumber(text)).toBeUndefined();
});

it.each([
  [1200.456, '1,200.46'],
  [3, '3'],
  [0.5, '0.5'],
])('%d is written as %s', (number, text) => expect(numberText(number)).toBe(text));
