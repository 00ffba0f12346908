import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { expectLog } from '../../testing/environment/console.ts';
import { renderApp } from '../../testing/render-app.tsx';

const section = () => within(screen.getByRole('heading', { name: 'Our Office Location' }).closest('section')!);
const tiles = () => [...document.querySelectorAll<HTMLImageElement>('img[src*="tile.openstreetmap.org"]')];

/** The map with its marker and tiles. */
async function findMap() {
  const map = await screen.findByRole('region', { name: 'Map of our office location' });
  await within(map).findByRole('button', { name: 'ECLAR Building' });
  return map;
}

async function openMap() {
  const app = renderApp('/contact');
  return { ...app, map: await findMap() };
}

// jsdom has no layout, and a map without a size loads one tile only
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

describe('the map of /contact', () => {
  it('is centred on the office at zoom 17, on tiles of OpenStreetMap', async () => {
    await openMap();
    // the first tile is the centre: latitude 15.616 and longitude 120.627 at zoom 17
    expect(tiles()[0]).toHaveAttribute('src', 'https://tile.openstreetmap.org/17/109454/59778.png');
  });

  it('names whose map it is', async () => {
    const { map } = await openMap();
    const credit = within(map).getByRole('link', { name: 'OpenStreetMap' });
    expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  });

  it('leaves the mouse wheel to the page', async () => {
    const { map } = await openMap();
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: -200 });
    act(() => void map.dispatchEvent(wheel));
    expect(wheel.defaultPrevented).toBe(false);
  });

  it('takes the keyboard', async () => {
    const { map } = await openMap();
    expect(map).toHaveAttribute('tabindex', '0');
    expect(within(map).getByRole('button', { name: 'ECLAR Building' })).toHaveAttribute('tabindex', '0');
    expect(within(map).getByRole('button', { name: 'Zoom in' })).toHaveAttribute('href', '#');
  });

  it('has one marker, whose popup gives the building and its address', async () => {
    const { map, user } = await openMap();
    const markers = within(map).getAllByRole('button', { name: 'ECLAR Building' });
    expect(markers).toHaveLength(1);
    await user.click(markers[0]);
    expect(await within(map).findByText('ECLAR Building')).toBeVisible();
    expect(within(map).getByText(/Gerona-Pura Road, Gerona, Tarlac 2302, Philippines/)).toBeVisible();
  });
});

describe('the place of the map', () => {
  afterEach(() => void jest.dontMock('./office-map.tsx'));

  it('has the address beside it once, with a route and a link to OpenStreetMap', async () => {
    await openMap();
    const box = within(screen.getByRole('heading', { name: 'Location' }).closest('section')!);
    expect(box.getByText(/Gerona-Pura Road, Gerona/)).toBeVisible();
    expect(box.getByRole('link', { name: /Open in OpenStreetMap/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=15.616&mlon=120.627#map=17/15.616/120.627',
    );
    expect(box.getByRole('link', { name: /Get directions/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=15.616%2C120.627',
    );
    expect(screen.getAllByRole('link', { name: /Get directions/ })).toHaveLength(1);
  });

  it('holds the sketch alone when no tile can be loaded', async () => {
    const { map } = await openMap();
    for (const tile of tiles()) fireEvent.error(tile);
    await waitFor(() => expect(map).not.toBeInTheDocument());
    expect(section().getByRole('img', { name: /Gerona/ })).toBeVisible();
    expect(section().queryByText('The map could not be loaded.')).not.toBeInTheDocument();
    expect(section().queryByText(/Gerona-Pura Road, Gerona/)).not.toBeInTheDocument();
  });

  it('keeps the map when only some tiles are missing', async () => {
    const { map } = await openMap();
    const [first, ...rest] = tiles();
    expect(rest.length).toBeGreaterThan(3);
    fireEvent.load(first);
    for (const tile of rest) fireEvent.error(tile);
    expect(map).toBeVisible();
  });

  it('says that the map failed where there is no sketch, also when it cannot be fetched', async () => {
    expectLog(/The map could not be loaded/);
    jest.doMock('./office-map.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    renderApp('/contact', {}, { content: { firm: { ...SAMPLE.firm, sketch: { places: [], roads: [] } } } });
    expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
  });
});
