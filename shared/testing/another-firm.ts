import type { Content } from '../content/documents.ts';
import { SAMPLE } from '../content/sample/sample.ts';

/** Words of the sample with the other firm's replacements. */
const WORDS: Record<string, string> = {
  ECLAR: 'Sugbo',
  eclar: 'sugbo',
  'Gerona-Pura Road': 'V. Rama Avenue', // before the town in it
  Gerona: 'Liloan',
  Tarlac: 'Cebu',
  Paniqui: 'Consolacion',
  '2302': '6000',
};

/** Words of the sample firm that must not remain anywhere. */
export const SAMPLE_WORDS = new RegExp(`\\b(${Object.keys(WORDS).join('|')})\\b`, 'gi');

const reworded = (text: string) => text.replace(SAMPLE_WORDS, (word) => WORDS[word] ?? word);

/** A copy whose texts name the other firm and its place. */
export const inItsWords = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? reworded(part) : part,
  ) as Value;

/** The content of an owner in Cebu: every text names another firm and another place. */
export function anotherFirm(): Content {
  const { firm, about, ...others } = SAMPLE;
  const principles = about.principles.filter(({ letters }) => !letters.match(SAMPLE_WORDS)); // they spell the sample's name
  const map = { latitude: 10.3157, longitude: 123.8854 };
  return inItsWords({
    ...others,
    firm: { ...firm, map, sketch: { places: [], roads: [] } },
    about: { ...about, principles },
  });
}
