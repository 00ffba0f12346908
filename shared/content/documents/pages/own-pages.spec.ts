import { checked, problemsOf } from '../../documents.ts';
import { changesBetween } from '../../summary.ts';
import { SAMPLE } from '../../sample/sample.ts';
import { withEntryIds } from '../../fields/entry-ids.ts';
import { OWN_PAGES_DOCUMENT } from './own-pages.ts';
import { isTakenPath, proposedAddress, proposedOwnAddress } from '../../addresses/service-address.ts';

const PAGE = {
  id: 'n-1',
  title: 'Our plant',
  label: '',
  description: 'What it makes.',
  place: 'menu',
  path: '/pages/our-plant',
  blocks: [] as object[],
};

const messages = (...pages: object[]) => problemsOf('ownPages', { pages }).map(({ message }) => message);
const withBlock = (block: object) => ({ ...PAGE, blocks: [block] });

describe('the address of a page of the owner’s own', () => {
  it.each([
    ['Our Plant', [], '/pages/our-plant'],
    ['Our Plant', ['/pages/our-plant'], '/pages/our-plant-2'],
    ['Über uns & Co.', [], '/pages/uber-uns-co'],
    ['混凝土', [], '/pages/page'],
    ['x'.repeat(90), [], `/pages/${'x'.repeat(65)}`],
  ])('derives from the title %j', (title, taken, address) => {
    expect(proposedOwnAddress(title, taken)).toBe(address);
    expect(messages({ ...PAGE, path: address })).toEqual([]);
  });

  it.each([
    '/our-plant',
    '/pages/',
    '/pages/Our-Plant',
    '/pages/a/b',
    '/pages/-',
    '/pages/../x',
    'pages/a',
    '/pagesx/a',
  ])('begins with /pages/ and is one word: %s', (path) =>
    expect(messages({ ...PAGE, path })).toEqual([
      'Address must look like /pages/our-plant: lowercase letters, digits and -.',
    ]),
  );

  it('is never one of a service', () => {
    expect(isTakenPath('/pages/our-plant')).toBe(true);
    expect(proposedAddress('Pages', [])).toBe('/pages-2');
  });

  it('has one page', () => {
    expect(messages(PAGE, { ...PAGE, id: 'n-2', title: 'Other' })).toEqual(['Two pages have the same address.']);
  });
});

describe('a block', () => {
  it.each([
    [{ kind: 'heading', heading: '' }, 'Heading is required.'],
    [
      { kind: 'text', text: '[a](javascript:x)' },
      'The address of the link “a” must begin with https://, mailto:, tel: or /.',
    ],
    [{ kind: 'picture', picture: { picture: 'road', alt: '' }, caption: '' }, 'Alternative text is required.'],
    [{ kind: 'facts', facts: [] }, 'Facts must have at least 1 entry.'],
    [{ kind: 'document', label: 'Prices', file: { download: '', name: '', bytes: 0 } }, 'Choose a PDF.'],
    [{ kind: 'button', label: '', form: 'quote' }, 'Label is required.'],
  ])('says what it lacks: %j', (block, message) => expect(messages(withBlock(block))).toEqual([message]));

  it.each([
    { kind: 'html', text: '<b>' },
    { kind: 'heading', text: 'Not a heading' },
    { kind: 'button', label: 'Go', form: 'admin' },
    { heading: 'Of no kind' },
  ])('is not even a draft if it has the wrong form: %j', (block) =>
    expect(checked('ownPages', { pages: [withBlock(block)] }).shapeProblems).not.toEqual([]),
  );

  it('and its entries get their ids, whatever their kind', () => {
    const blocks = [
      { kind: 'heading', heading: 'A' },
      { kind: 'facts', facts: [{ label: 'B', value: 'C' }] },
    ];
    const [heading, facts] = withEntryIds(OWN_PAGES_DOCUMENT, { pages: [{ ...PAGE, blocks }] }).pages[0].blocks;
    expect([heading, facts]).toEqual([
      { id: expect.stringMatching(/^e_/) as string, kind: 'heading', heading: 'A' },
      {
        id: expect.stringMatching(/^e_/) as string,
        kind: 'facts',
        facts: [{ id: expect.stringMatching(/^e_/) as string, label: 'B', value: 'C' }],
      },
    ]);
  });
});

it('publishing names pages and blocks in sentences', () => {
  const with_ = (...pages: object[]) => ({ ...SAMPLE, ownPages: { pages } as typeof SAMPLE.ownPages });
  expect(changesBetween(SAMPLE, with_(PAGE))).toEqual(['Your own pages › Pages: "Our plant" added.']);
  const before = with_(withBlock({ id: 'e_1', kind: 'heading', heading: 'A' }));
  expect(changesBetween(before, with_(withBlock({ id: 'e_1', kind: 'heading', heading: 'B' })))).toEqual([
    'Your own pages › Pages › "Our plant" › Content › "A" › Heading: changed from "A" to "B".',
  ]);
  expect(changesBetween(before, with_(PAGE))).toEqual(['Your own pages › Pages › "Our plant" › Content: "A" removed.']);
});
