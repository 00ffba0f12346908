/** The middle one, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value that so large a share of the numbers does not exceed. */
export const quantile = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

/** As few digits as tell the numbers apart. */
export function short(number) {
  if (number === undefined) return '–';
  if (number >= 100) return Math.round(number).toLocaleString('en');
  return number >= 10 ? number.toFixed(1) : number.toFixed(2);
}

/** How often each value occurs, by the value. */
export function countEach(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
