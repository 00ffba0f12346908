import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link } from './link.tsx';

function Here() {
  const { pathname, hash, state } = useLocation();
  return <p>{`${pathname}${hash} ${JSON.stringify(state)}`}</p>;
}

const renderLink = (props: Partial<Parameters<typeof Link>[0]> = {}) => {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Link to="/apply#form" state={{ jobTitle: 'Welder' }} {...props}>
        Apply
      </Link>
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Apply' });
};

describe('a link within the site', () => {
  // jsdom reports that it cannot navigate
  beforeEach(() => addEventListener('click', keepHere));
  afterEach(() => removeEventListener('click', keepHere));
  const keepHere = (event: Event) => event.preventDefault();

  it('has an address, and leads there with its state', () => {
    const link = renderLink();
    expect(link).toHaveAttribute('href', '/apply#form');
    fireEvent.click(link);
    expect(screen.getByText('/apply#form {"jobTitle":"Welder"}')).toBeVisible();
  });

  it.each([
    ['with the control key', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with the shift key', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('leaves a click %s to the browser', (_how, click) => {
    fireEvent.click(renderLink(), click);
    expect(screen.getByText('/about null')).toBeVisible();
  });

  it('leaves a link that opens a new tab to the browser', () => {
    fireEvent.click(renderLink({ target: '_blank' }));
    expect(screen.getByText('/about null')).toBeVisible();
  });

  it('stays when the click was dealt with', () => {
    fireEvent.click(renderLink({ onClick: (event) => event.preventDefault() }));
    expect(screen.getByText('/about null')).toBeVisible();
  });
});
