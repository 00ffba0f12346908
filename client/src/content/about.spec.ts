import { HISTORY, PRINCIPLES } from './about.ts';

describe('about', () => {
  it('says since when the company is accredited and for how long it has operated', () => {
    expect(HISTORY[0]).toContain('accredited by a contractors accreditation board since 24 January 2006');
    expect(HISTORY[0]).toContain('about 20 years');
  });

  it('spells ECLAR, HEAD and HEART with the first letters of their words', () => {
    expect(PRINCIPLES.map(({ letters }) => letters)).toEqual(['ECLAR', 'HEAD', 'HEART']);
    for (const { letters, words } of PRINCIPLES) {
      expect(words.map(({ word }) => word[0]).join('')).toBe(letters);
    }
    expect(PRINCIPLES[0].words.map(({ word }) => word)).toEqual([
      'Excellence',
      'Competence',
      'Leadership',
      'Accountability',
      'Responsibility',
    ]);
  });

  it('uses no word for two principles', () => {
    const words = PRINCIPLES.flatMap((acronym) => acronym.words.map(({ word }) => word));
    expect(new Set(words).size).toBe(words.length);
  });
});
