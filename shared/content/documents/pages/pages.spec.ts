import { problemsOf } from '../../documents.ts';
import { upgraded } from '../../upgraded.ts';
import { SAMPLE } from '../../sample/sample.ts';

describe('the texts of pages of an older schema', () => {
  const { profile: _profile, allProjects: _allProjects, verification: _verification, ...first } = SAMPLE.pages;

  it.each([
    [1, first],
    [2, { ...first, profile: SAMPLE.pages.profile }],
    [3, { ...first, profile: SAMPLE.pages.profile, allProjects: SAMPLE.pages.allProjects }],
  ])('get those of the pages that have come since: version %d', (schema, body) => {
    const now = upgraded('pages', schema, body);
    expect(now).toEqual(SAMPLE.pages);
    expect(problemsOf('pages', now)).toEqual([]);
  });
});

describe('the proof for a search engine', () => {
  const problemsWith = (google: string) =>
    problemsOf('pages', { ...SAMPLE.pages, verification: { google, bing: '' } }).map(({ message }) => message);

  it.each(['', 'abcDEF_-123=', '<meta name="google-site-verification" content="abcDEF_-123" />'])(
    'is the code or the whole tag: %j',
    (text) => expect(problemsWith(text)).toEqual([]),
  );

  it.each(['<script>alert(1)</script>', '<meta content="a"><script>', 'two words', '"><img src=x>'])(
    'is nothing else: %j',
    (text) => expect(problemsWith(text)).toEqual(['Google Search Console must be the HTML tag, or the code in it.']),
  );
});
