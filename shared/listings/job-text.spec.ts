import { withLineBreaks } from './job-text.ts';

describe('line breaks of job text', () => {
  it.each([
    ['become <br>', 'One\nTwo\n\nThree', 'One<br>Two<br><br>Three'],
    ['become <br> between words with tags', '<b>One</b>\n<i>Two</i>', '<b>One</b><br><i>Two</i>'],
    ['become <br> inside a list item', '<ul><li>One\nmore</li></ul>', '<ul><li>One<br>more</li></ul>'],
    [
      'are dropped between the tags of a list',
      'Needs:\n<ul>\n  <li>One</li>\n  <li>\nTwo\n</li>\n</ul>\nThree',
      'Needs:<ul><li>One</li><li>Two</li></ul>Three',
    ],
    ['are dropped between paragraphs', '<p>One</p>\n\n<p>Two</p>', '<p>One</p><p>Two</p>'],
    ['are not doubled beside a <br>', 'One<br>\nTwo\n<br />Three', 'One<br>Two<br />Three'],
    ['are dropped at both ends', '\nOne\n', 'One'],
  ])('%s', (_what, text, html) => {
    expect(withLineBreaks(text)).toBe(html);
  });

  it('take no longer for a text of nothing else', () => {
    const started = performance.now();
    withLineBreaks(`x${'\n '.repeat(10_000)}x`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
