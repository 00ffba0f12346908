import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { openEditor } from '../../testing/editor.ts';

const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const point = () => within(panel().getByRole('group', { name: 'Map pin' }));
const paste = () => point().getByLabelText(/^Map link/);

describe('the point on the map', () => {
  it('is moved by the arrow keys on its pin', async () => {
    const { server } = await openEditor(PATHS.contact);
    const pin = await point().findByRole('button', { name: 'Pin: move it with the arrow keys' });
    fireEvent.keyDown(pin, { key: 'ArrowUp' });
    const { latitude, longitude } = SAMPLE.firm.map;
    await waitFor(() => expect(server.content.firm.map.latitude).toBeGreaterThan(latitude));
    expect(server.content.firm.map.longitude).toBeCloseTo(longitude, 5);
    expect(point().getByLabelText('Latitude')).toHaveValue(String(server.content.firm.map.latitude));
  });

  it('is taken from the address of another map', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    await user.click(paste());
    await user.paste('https://www.google.com/maps/@10.3157,123.8854,17z');
    await waitFor(() => expect(server.content.firm.map).toEqual({ latitude: 10.3157, longitude: 123.8854 }));
    expect(paste()).toHaveValue('');
    expect(point().getByLabelText('Latitude')).toHaveValue('10.3157');
  });

  thorough.it('stays, and says why, when nothing pasted names a point', async () => {
    const { user, server } = await openEditor(PATHS.contact);
    await user.click(paste());
    await user.paste('https://maps.app.goo.gl/abc');
    expect(await point().findByText(/No location found/)).toBeVisible();
    expect(paste()).toHaveValue('https://maps.app.goo.gl/abc');
    expect(server.content.firm.map).toEqual(SAMPLE.firm.map);
  });
});

describe('a place of the sketch', () => {
  thorough.it('that is added is drawn on the page', async () => {
    const { user } = await openEditor(PATHS.contact);
    const sketch = within(panel().getByRole('group', { name: 'Directions sketch' }));
    await user.click(sketch.getByRole('button', { name: /^Nearby places/ }));
    await user.click(sketch.getByRole('button', { name: 'Add a nearby place' }));
    await user.type(sketch.getByLabelText('Name'), 'Victoria');
    await user.click(sketch.getByLabelText(/^Map link/));
    await user.paste('15.5785, 120.68');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('img', { name: /7\.0 km north-west of Victoria/ })).toBeInTheDocument();
  });
});
