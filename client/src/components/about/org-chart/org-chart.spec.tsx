import { render, screen, within } from '@testing-library/react';
import { OrgChart } from './org-chart.tsx';

const chart = {
  head: 'Owner',
  departments: [
    { name: 'Works', roles: ['Masons', 'Carpenters'] },
    { name: 'Office', roles: [] },
  ],
};

it('is a picture whose alternative text counts the departments', () => {
  render(<OrgChart chart={chart} />);
  const drawn = screen.getByRole('img', { name: 'Organizational chart: Owner with two departments and their roles.' });
  for (const text of ['Owner', 'Works', 'Masons', 'Carpenters', 'Office']) expect(drawn).toHaveTextContent(text);
});

it('is there as text, too', () => {
  render(<OrgChart chart={chart} />);
  const words = within(screen.getByRole('group'));
  expect(words.getByText('View as text')).toBeInTheDocument();
  expect(words.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'WorksMasonsCarpenters',
    'Masons',
    'Carpenters',
    'Office',
  ]);
});

it('one department is not called several', () => {
  render(<OrgChart chart={{ ...chart, departments: chart.departments.slice(0, 1) }} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Organizational chart: Owner with one department and their roles.',
  );
});
