import { render, screen } from '@testing-library/react';
import type { Chart, Drawing } from './drawing.ts';
import { OrgChart } from './org-chart.tsx';
import { tallChart } from './tall.ts';
import { wideChart } from './wide.ts';
import { wrap } from './wrap.ts';

const department = (name: string, roles: string[] = []) => ({ name, roles });

const MANY: Chart = {
  head: 'The President and General Manager of the whole of the firm',
  departments: Array.from({ length: 12 }, (_, index) =>
    department(`Department ${index + 1} of Telecommunications`, ['Engineers', 'A role of several words and more']),
  ),
};
const SMALL: Chart = { head: 'Owner', departments: [department('Works')] };

const overlaps = ({ boxes }: Drawing) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );

const outside = ({ boxes, width, height }: Drawing) =>
  boxes.filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height);

describe.each([
  ['wide', wideChart],
  ['tall', tallChart],
])('the %s chart', (_name, draw) => {
  it.each([
    ['of many departments', MANY],
    ['of one department without roles', SMALL],
  ])('%s has every box in its place', (_of, chart) => {
    const drawing = draw(chart);
    const boxes = 1 + chart.departments.length + chart.departments.flatMap(({ roles }) => roles).length;
    expect(drawing.boxes).toHaveLength(boxes);
    expect(overlaps(drawing)).toEqual([]);
    expect(outside(drawing)).toEqual([]);
  });
});

it('a text is broken between words, and a word where it is too long', () => {
  expect(wrap('Site & Project Engineers', 17)).toEqual(['Site & Project', 'Engineers']);
  expect(wrap('Telecommunications', 17)).toEqual(['Telecommunicatio-', 'ns']);
});

it('the alternative text counts the departments', () => {
  render(<OrgChart chart={SMALL} />);
  expect(
    screen.getAllByRole('img', { name: 'Organizational chart: Owner with one department and their roles.' }),
  ).toHaveLength(2);
});
