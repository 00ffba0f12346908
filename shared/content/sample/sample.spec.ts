import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { DOCUMENT_NAMES, problemsOf } from '../documents.ts';
import { pageDataOf } from '../site/make-page.ts';
import type { SiteSource } from '../site/make-site.ts';
import { SAMPLE_WORDS } from '../../testing/another-firm.ts';
import { SAMPLE } from './sample.ts';

const PICTURES = join(import.meta.dirname, '../../../client/src/pictures');
const { home, about, services, projects, firm } = SAMPLE;
const shown: SiteSource = {
  content: SAMPLE,
  pictures: new Map(),
  shares: new Map(),
  version: '1',
  isSample: false,
  hasSampleSign: true,
};

/** Every picture that a value names, with its words. */
function picturesIn(value: unknown): { picture: string; alt: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'picture' in value && typeof value.picture === 'string' ? [value as { picture: string; alt: string }] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}

/** Every text of a value but the words for pictures, which may show one thing in several places. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || 'alt' in value) return [];
  return Object.values(value).flatMap(textsIn);
}

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the sample content', () => {
  it.each(DOCUMENT_NAMES)('has no problem in the document %s', (name) => {
    expect(problemsOf(name, SAMPLE[name])).toEqual([]);
  });

  it('names every picture of the repository and no other', () => {
    const files = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jpg'));
    const named = new Set(picturesIn(SAMPLE).map(({ picture }) => picture));
    expect([...named].sort()).toEqual(files.map((file) => parse(file).name).sort());
  });

  it('says no sentence twice', () => {
    // each form is confirmed in the same words
    const { projects: _, mails: __, ...others } = SAMPLE;
    expect(repeated(textsIn(others).filter((text) => text.length > 80))).toEqual([]);
  });

  it('has no licenses, telephone numbers or chats: nobody has checked them', () => {
    expect(SAMPLE.credentials.items).toEqual([]);
    expect(firm).toMatchObject({ phones: [], hours: [], chat: { viber: '', messenger: '' }, logo: null });
  });
});

describe('the slides', () => {
  it('are the eight of the specification, in the order of their numbers', () => {
    expect(home.slides).toHaveLength(8);
    const numbers = home.slides.map(({ picture }) => Number(/^hero-(\d+)-/.exec(picture)?.[1]));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('each describe their own picture in a sentence', () => {
    expect(repeated(home.slides.map(({ alt }) => alt))).toEqual([]);
    for (const { alt } of home.slides) expect(alt).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the history', () => {
  const { history } = pageDataOf(shown, { path: '/about', screen: 'about' }).about!;

  it('says since when the company is accredited and for how long it has operated', () => {
    expect(history[0]).toContain('accredited by a contractors accreditation board since 24 January 2006');
    expect(history[0]).toContain('about 20 years');
  });
});

describe('the guiding principles', () => {
  it('spell ECLAR, HEAD and HEART with the first letters of their words', () => {
    expect(about.principles.map(({ letters }) => letters)).toEqual(['ECLAR', 'HEAD', 'HEART']);
    for (const { letters, words } of about.principles) {
      expect(words.map(({ word }) => word[0]).join('')).toBe(letters);
    }
    expect(about.principles[0].words.map(({ word }) => word)).toEqual([
      'Excellence',
      'Competence',
      'Leadership',
      'Accountability',
      'Responsibility',
    ]);
  });

  it('use no word twice', () => {
    expect(repeated(about.principles.flatMap(({ words }) => words.map(({ word }) => word)))).toEqual([]);
  });
});

describe('the services', () => {
  it('are the ten of the specification', () => {
    expect(services.services.map(({ name }) => name).sort()).toEqual([
      'Built',
      'Civil Works',
      'Design',
      'Estimate',
      'Gravel 1 Crushed',
      'Gravel 1/2 Crushed',
      'Gravel 3/4 Crushed',
      'Gravel 3/8 Crushed',
      'Ready Mix Concrete',
      'Vibro',
    ]);
  });

  it.each(services.services)(
    '$name has two to four sentences, and facts of which none repeats',
    ({ sentences, facts }) => {
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(facts.length).toBeGreaterThanOrEqual(3);
      expect(repeated(facts.map(({ label }) => label))).toEqual([]);
    },
  );

  it('are each shown with a picture of their own', () => {
    expect(repeated(services.services.map(({ picture }) => picture.picture))).toEqual([]);
    expect(repeated(services.services.map(({ picture }) => picture.alt))).toEqual([]);
  });

  it.each([
    ['Gravel 1 Crushed', '1 inch (25 mm)'],
    ['Gravel 3/4 Crushed', '3/4 inch (19 mm)'],
    ['Gravel 1/2 Crushed', '1/2 inch (12.5 mm)'],
    ['Gravel 3/8 Crushed', '3/8 inch (9.5 mm)'],
  ])('%s is %s', (name, size) => {
    const { facts } = services.services.find((service) => service.name === name)!;
    expect(facts).toContainEqual(expect.objectContaining({ label: 'Nominal size', value: size }));
  });
});

it('names the sample firm and its place in no alternative text, so that the pictures suit another firm', () => {
  expect(picturesIn(SAMPLE).filter(({ alt }) => alt.match(SAMPLE_WORDS))).toEqual([]);
});

it('names them for search engines and shared links by placeholders alone', () => {
  expect(JSON.stringify(SAMPLE.pages)).not.toMatch(SAMPLE_WORDS);
});

describe('the completed projects', () => {
  const { periods } = projects;
  const namesWhere = (test: (period: (typeof periods)[number]) => boolean) =>
    periods.filter(test).map(({ name }) => name);

  it('have 17 periods', () => expect(periods).toHaveLength(17));

  it('have a second list in 2020, 2021 and 2022', () => {
    expect(namesWhere(({ subcontracted }) => subcontracted.length > 0)).toEqual(['2020', '2021', '2022']);
  });

  it('are none yet in 2025 alone', () => {
    expect(namesWhere(({ completed, subcontracted }) => completed.length + subcontracted.length === 0)).toEqual([
      '2025',
    ]);
  });

  it('have clients in 2015-2018 and from 2020 on, not in 2019', () => {
    const columns = ['2015-2018', '2020', '2021', '2022', '2023', '2024', '2025'];
    expect(namesWhere(({ clients }) => clients)).toEqual(columns);
    const filled = namesWhere(({ completed, subcontracted }) =>
      [...completed, ...subcontracted].some(({ client }) => client),
    );
    expect(filled).toEqual(columns.filter((name) => name !== '2025'));
  });

  it.each(periods)('of $name are each listed once', ({ completed, subcontracted }) => {
    const rows = [...completed, ...subcontracted].map(({ project, location }) => JSON.stringify([project, location]));
    expect(repeated(rows)).toEqual([]);
  });

  it('have costs, which no page shows', () => {
    expect(periods.flatMap(({ completed }) => completed).some(({ cost }) => cost)).toBe(true);
    for (const { name } of periods) {
      const page = pageDataOf(shown, { path: `/project/${name}-list`, screen: 'projects', period: name });
      expect(JSON.stringify(page)).not.toContain('"cost"');
    }
  });
});
