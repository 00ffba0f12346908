import { lengthOf } from './length-of.ts';

it.each([
  ['Ready Mix Concrete', undefined],
  ['Unexpected Application Error!', undefined],
  ['Slope protection and flood control works', 'long'],
  ['Reinforced concrete box culverts, slope protection and flood control structures of municipal roads', 'longest'],
])('the heading %j is of the length %j', (heading, length) => expect(lengthOf(heading)).toBe(length));
