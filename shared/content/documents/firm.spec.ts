import { type Content, problemsOf } from '../documents.ts';
import { upgraded } from '../upgraded.ts';
import { SAMPLE } from '../sample/sample.ts';

const { sketch, ...withoutSketch } = SAMPLE.firm;
const { profile, ...withoutProfile } = SAMPLE.pages;

const withSketch = (drawn: Content['firm']['sketch']) => problemsOf('firm', { ...SAMPLE.firm, sketch: drawn });

describe('the sketch of the way', () => {
  it('takes no road to a place that it does not have', () => {
    const [problem] = withSketch({ ...sketch, roads: [{ name: 'Road', through: ['Office', 'Manila'] }] });
    expect(problem).toMatchObject({ path: ['sketch', 'roads'] });
    expect(problem.message).toBe('A road leads to a place that is not among the places nearby.');
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
      'Address of this site is like https://www.example.com, without anything behind the name.',
    ]),
  );
});

describe('a document of an older schema', () => {
  it('of the firm has an empty sketch', () => {
    const firm = upgraded('firm', 1, withoutSketch);
    expect(firm).toMatchObject({ name: SAMPLE.firm.name, sketch: { places: [], roads: [] } });
    expect(problemsOf('firm', firm)).toEqual([]);
  });

  it('of the pages has the texts of the profile', () => {
    const pages = upgraded('pages', 1, withoutProfile);
    expect(pages).toMatchObject({ profile });
    expect(problemsOf('pages', pages)).toEqual([]);
  });
});
