import { textParts, wrongLink } from './linked-text.ts';

describe('a text with links and lists', () => {
  it('has a paragraph for each line, and a list for lines that begin with a hyphen', () => {
    expect(textParts('First.\n\n  Second.\n- one\n-  two\nThird.\n-none')).toEqual([
      { paragraph: [{ text: 'First.' }] },
      { paragraph: [{ text: 'Second.' }] },
      { items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { paragraph: [{ text: 'Third.' }] },
      { paragraph: [{ text: '-none' }] },
    ]);
  });

  it('links words and addresses, without the full stop after them', () => {
    expect(textParts('See [our plant](/rmc) or (https://psa.gov.ph/a?b=1).')).toEqual([
      {
        paragraph: [
          { text: 'See ' },
          { text: 'our plant', to: '/rmc' },
          { text: ' or (' },
          { text: 'https://psa.gov.ph/a?b=1', to: 'https://psa.gov.ph/a?b=1' },
          { text: ').' },
        ],
      },
    ]);
  });

  it.each(['mailto:office@eclar.example', 'tel:+63459310000', 'https://eclar.example', '/careers'])(
    'links to %s',
    (to) => {
      expect(textParts(`[there](${to})`)).toEqual([{ paragraph: [{ text: 'there', to }] }]);
      expect(wrongLink(`[there](${to})`)).toBeUndefined();
    },
  );

  it.each(['javascript:alert`1`', 'data:text/html,x', '//evil.example', '/\\evil.example', 'http://a.example', ''])(
    'links nowhere else: %s',
    (to) => {
      const text = `[there](${to})`;
      expect(textParts(text)).toEqual([{ paragraph: [{ text }] }]);
      expect(wrongLink(text)).toBe('there');
    },
  );

  it('knows no HTML', () => {
    expect(textParts('<b>a</b>')).toEqual([{ paragraph: [{ text: '<b>a</b>' }] }]);
  });

  it('reads a hostile text at once', () => {
    const started = performance.now();
    textParts('['.repeat(5000) + 'https://'.repeat(600) + '- '.repeat(2000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});
