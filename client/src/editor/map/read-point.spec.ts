import { readPoint } from './point-tools.tsx';

const GERONA = { latitude: 15.6069, longitude: 120.5986 };

describe('a point that is pasted', () => {
  it.each([
    '15.6069, 120.5986',
    ' 15.6069 120.5986 ',
    '15.6069° N, 120.5986° E',
    'geo:15.6069,120.5986',
    'https://www.google.com/maps/@15.6069,120.5986,17z',
    'https://www.google.com/maps/place/Gerona/@15.5,120.5,13z/data=!3m1!4b1!3d15.6069!4d120.5986',
    'https://maps.google.com/?q=15.6069,120.5986',
    'https://www.google.com/maps/search/?api=1&query=15.6069%2C120.5986',
    'https://www.openstreetmap.org/?mlat=15.6069&mlon=120.5986#map=17/15.5/120.5',
    'https://www.openstreetmap.org/#map=17/15.6069/120.5986',
  ])('is read from %s', (text) => expect(readPoint(text)).toEqual(GERONA));

  it.each(['', 'Gerona, Tarlac', 'https://maps.app.goo.gl/abc123', '95.1, 120.5', '15.6'])(
    'is not found in "%s"',
    (text) => expect(readPoint(text)).toBeUndefined(),
  );

  it('may be in the south and the west', () => {
    expect(readPoint('-33.86, -151.2')).toEqual({ latitude: -33.86, longitude: -151.2 });
  });
});
