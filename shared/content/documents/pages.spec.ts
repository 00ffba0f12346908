import { problemsOf } from '../documents.ts';
import { upgraded } from '../upgraded.ts';
import { SAMPLE } from '../sample/sample.ts';

describe('the texts of pages of an older schema', () => {
  const { profile: _profile, allProjects: _allProjects, ...first } = SAMPLE.pages;

  it.each([
    [1, first],
    [2, { ...first, profile: SAMPLE.pages.profile }],
  ])('get those of the pages that have come since: version %d', (schema, body) => {
    const now = upgraded('pages', schema, body);
    expect(now).toEqual(SAMPLE.pages);
    expect(problemsOf('pages', now)).toEqual([]);
  });
});
