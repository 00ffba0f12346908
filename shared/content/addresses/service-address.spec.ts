import { isAddress, isTakenPath, proposedAddress } from './service-address.ts';

describe('the address that is proposed for a service', () => {
  it.each([
    ['Bored Piling', '/bored-piling'],
    ['  Gravel 3/4" (crushed)  ', '/gravel-3-4-crushed'],
    ['Peña & Sons’ Café', '/pena-sons-cafe'],
    ['混凝土', '/service'],
    ['', '/service'],
    ['Careers', '/careers-2'],
    ['API', '/api-2'],
    ['Services', '/services-2'],
  ])('of %j is %s', (name, address) => expect(proposedAddress(name, [])).toBe(address));

  it('is one that no other service has', () => {
    expect(proposedAddress('Vibro', ['/vibro', '/vibro-2'])).toBe('/vibro-3');
  });

  it.each(['x'.repeat(100), 'a'.repeat(69) + ' b', 'Apply', '404', 'index', 'É É É'])('can be taken: %s', (name) => {
    const address = proposedAddress(name, []);
    expect([isAddress(address), isTakenPath(address)]).toEqual([true, false]);
  });
});
