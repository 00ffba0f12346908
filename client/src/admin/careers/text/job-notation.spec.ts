import { htmlOfNotation } from './job-notation.ts';
import { notationOfHtml } from './notation-of-html.ts';

describe('the notation of job texts', () => {
  it.each([
    ['lines with a dash', 'Needs:\n- One\n- Two\nMore', 'Needs:\n<ul><li>One</li><li>Two</li></ul>\nMore'],
    ['lines with a pasted bullet', '•\tOne\n* Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['lines with numbers', '1. One\n2) Two\n2. Three', '<ol><li>One</li><li>Two</li><li>Three</li></ol>'],
    ['one list after another', '- One\n1. Two', '<ul><li>One</li></ul>\n<ol><li>Two</li></ol>'],
    ['items with blank lines between', '- One\n\n- Two\n\nMore', '<ul><li>One</li><li>Two</li></ul>\n\nMore'],
    ['an item that was not filled in', '- One\n- \n- Two\n-', '<ul><li>One</li><li>Two</li></ul>'],
    ['bold words', 'A **new** one, **at once**', 'A <b>new</b> one, <b>at once</b>'],
    ['bold words of an item', '- **NC II** or more', '<ul><li><b>NC II</b> or more</li></ul>'],
  ])('makes %s', (_what, text, html) => {
    expect(htmlOfNotation(text)).toBe(html);
  });

  it.each([
    ['a dash inside a line', 'Gerona - Tarlac\n-5 to 3\n—'],
    ['a number that begins no list', '2. Two\n2026. A year\n1.5 tons'],
    ['stars that mark nothing', '2 ** 3, ** a **, **\nb**, ****, *a*'],
    ['tags', '<p>One</p>\n<ul>\n<li>Two</li>\n</ul>'],
    ['blank lines', 'One\n\n\nTwo'],
  ])('leaves %s as it is', (_what, text) => {
    expect(htmlOfNotation(text)).toBe(text);
  });

  it.each([
    ['a list', 'Needs:\n<ul>\n  <li>One</li>\n  <li>\nTwo\n</li>\n</ul>\nMore', 'Needs:\n- One\n- Two\nMore'],
    ['a list with numbers', '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
    ['lists beside each other', '<ul><li>One</li></ul><ol><li>Two</li></ol>', '- One\n1. Two'],
    ['bold words', '<b>Safety & health</b> first,\nslump < 100 mm', '**Safety & health** first,\nslump < 100 mm'],
    ['strong words', '<strong>One</strong> and <b>two</b>', '**One** and **two**'],
    ['bold words of an item', '<ul><li>Two <b>years</b></li></ul>', '- Two **years**'],
    ['breaks', 'One<br>Two<br /><br>Three', 'One\nTwo\n\nThree'],
    [
      'other tags, which stay',
      '<i>One</i> <u>two</u>\n<ul><li><em>Three</em></li></ul>',
      '<i>One</i> <u>two</u>\n- <em>Three</em>',
    ],
    ['paragraphs, which stay', '<p>One</p><p>Two</p><ul><li>Three</li></ul>', '<p>One</p>\n<p>Two</p>\n- Three'],
    ['signs that stand for signs', '&lt;b&gt; &amp; <b>more</b>', '&lt;b> & **more**'],
    ['tags that were left open', '<ul><li>One<li>Two', '- One\n- Two'],
  ])('shows %s', (_what, html, text) => {
    expect(notationOfHtml(html)).toBe(text);
  });

  it.each([
    ['a text without tags', 'Two\n- three\n**four** & 5 < 6'],
    ['a list in a list', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['an item of two lines', '<ul><li>One<br>more</li></ul>'],
    ['an item without words', '<ul><li></li></ul>'],
    ['bold words with a space at the end', '<b>One </b>two'],
    ['bold words with a star', '<b>2 * 3</b>'],
    ['what reads as a list but is none', '<i>One</i>\n- two'],
  ])('shows %s as it is stored', (_what, html) => {
    expect(notationOfHtml(html)).toBe(html);
  });

  it('takes no longer for a text of nothing but marks', () => {
    const before = process.cpuUsage();
    for (const mark of ['**a ', '** ', '- ', '-\n', '- a\n\n', '1. \n', '**a b']) {
      htmlOfNotation(mark.repeat(20_000 / mark.length));
    }
    const { user } = process.cpuUsage(before); // microseconds
    expect(user).toBeLessThan(1_000_000);
  });
});
