import { type Content, problemsOf } from '../documents.ts';
import { upgraded } from '../upgraded.ts';
import { SAMPLE } from '../sample/sample.ts';

const { sketch, ...withoutSketch } = SAMPLE.firm;
const { profile, ...withoutProfile } = SAMPLE.pages;

const CEBU = { ...SAMPLE.firm.address, locality: 'Cebu City', region: 'Cebu' };

const withSketch = (drawn: Content['firm']['sketch']) => problemsOf('firm', { ...SAMPLE.firm, sketch: drawn });

describe('the sketch of the way', () => {
  it('takes no road to a place that it does not have', () => {
    const [problem] = withSketch({ ...sketch, roads: [{ name: 'Road', through: ['Office', 'Manila'] }] });
    expect(problem).toMatchObject({ path: ['sketch', 'roads'] });
    expect(problem.message).toBe(
      'A road passes a place that is not in Nearby places. Add the place there, or correct its name.',
    );
  });

  it('takes no two places of one name', () => {
    const [place] = sketch.places;
    expect(withSketch({ places: [place, place], roads: [] })[0].message).toBe('Two places have the same name.');
  });
});

describe('the address of the site', () => {
  const problemsWith = (site: string) => problemsOf('firm', { ...SAMPLE.firm, site }).map(({ message }) => message);

  it.each(['https://www.example.com', 'http://localhost:3000', `https://${'a'.repeat(60)}.${'b'.repeat(39)}`])(
    'is taken: %s',
    (site) => expect(problemsWith(site)).toEqual([]),
  );

  it.each([
    'https://www.example.com:99999',
    'https://www.firm.2026',
    `https://${'a'.repeat(60)}.${'b'.repeat(40)}`,
    'https://www.example.com/',
    'ftp://www.example.com',
    'www.example.com',
  ])('is refused: %s', (site) =>
    expect(problemsWith(site)).toEqual([
      'Site address must look like https://www.example.com, with nothing after the domain name.',
    ]),
  );
});

describe('a document of an older schema', () => {
  it('gets an empty sketch, if it is the firm’s', () => {
    const firm = upgraded('firm', 1, withoutSketch);
    expect(firm).toMatchObject({ name: SAMPLE.firm.name, sketch: { places: [], roads: [] } });
    expect(problemsOf('firm', firm)).toEqual([]);
  });

  it.each([
    ['of the sample', SAMPLE.firm.address, 'ECLAR Building, Gerona, Tarlac', ''],
    ['of the sample after a move', CEBU, 'ECLAR Building, Gerona, Tarlac', ''],
    ['that says what the address says', CEBU, 'ECLAR Building, Cebu City, Cebu', ''],
    ['elsewhere', CEBU, 'Our showroom', 'Our showroom'],
  ])('keeps or empties a meeting place %s', (_where, address, officeLabel, expected) => {
    const firm = upgraded('firm', 2, { ...SAMPLE.firm, address, officeLabel });
    expect(firm).toEqual({ ...SAMPLE.firm, address, officeLabel: expected });
  });

  it('gets the texts of the profile, if it is that of the pages', () => {
    const pages = upgraded('pages', 1, withoutProfile);
    expect(pages).toMatchObject({ profile });
    expect(problemsOf('pages', pages)).toEqual([]);
  });
});

describe('content that was stored before', () => {
  it('keeps messages as long as it did', () => {
    const { retention: _retention, ...stored } = SAMPLE.firm;
    expect(upgraded('firm', 3, stored)).toEqual(SAMPLE.firm);
  });

  it('has a home page without the words of clients', () => {
    const { clients: _clients, ...stored } = SAMPLE.home;
    const home = upgraded('home', 2, stored);
    expect(home).toEqual(SAMPLE.home);
    expect(problemsOf('home', home)).toEqual([]);
  });
});
