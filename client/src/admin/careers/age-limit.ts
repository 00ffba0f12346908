/** Ages 15 to 79 as an advertisement may write them: as figures, in words, or as `thirty-five (35)`. */
const FIGURE = String.raw`(?<![\d.,])(?:1[5-9]|[2-7]\d)(?!\d|[.,]\d)`;
const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const WORD = String.raw`\b(?:eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:${UNITS}))?)\b`;
const AGE = String.raw`(?:(?:${WORD} ?)?\(?${FIGURE}\)?|${WORD})`;
const AGES = String.raw`${AGE}(?: ?(?:-|–|—|to|and|or|hanggang) ?${AGE})?`;

const YEARS_OLD = String.raw`(?:[- ]?(?:years?|yrs?\.?)[- ]?(?:olds?|of age)\b| ?y ?[/.]? ?o\b\.?| taong gulang\b| ?anyos\b)`;
const HINDI = 'hindi (?:hihigit|lalampas|lalagpas|bababa) sa';
const UP_TO = `(?:not (?:more|older) than|no (?:more|older) than|not over|not exceeding|at (?:least|most)|up to|${HINDI}|wala pang|hanggang)`;
const BESIDE = 'below|under|over|above';
const AND_UP = String.raw`(?: (?:and|or) (?:${BESIDE}|up|older|younger)\b| ?pataas\b| ?pababa\b)`;
const AGE_WORD = String.raw`\b(?<!\b(?:no|without) )(?:ages?|aged|edad)\b(?!-)`;
const JOINING =
  'is|of|na|ay|between|from|must|should|not|be|more|than|over|above|below|under|exceed|at|least|most|up|to';
const LIMIT = '(?:limit|range|bracket|requirement)s?';

/** Lookahead: the number counts nothing else. */
const ALONE = String.raw`(?= ?(?:[,;:!?)\n]|\.(?!\d)|$| (?:only|are|is|may|can|need|will|preferred|to apply|and (?!\d|counting)|or)\b))`;
/** Lookahead: the number is not a curing time of concrete. */
const NO_DAYS = String.raw`(?! ?(?:,|and|to|-|\d| )*(?:days?|weeks?|months?|hours?|hrs?)\b)`;
const OF_THINGS = '(?: of| for) (?:the |our )?(?:vehicle|equipment|unit|truck|fleet)';

const PATTERNS = [
  `(?:(?:${UP_TO}|${BESIDE}|between|(?:fe)?male,?) )?${AGES}${YEARS_OLD}${AND_UP}?`,
  String.raw`(?:(?:max|min)(?:imum|\.)? )?${AGE_WORD}(?: ${LIMIT})?(?: ?[:=-]| (?:${JOINING})\b)* ?${AGES}${NO_DAYS}${AND_UP}?`,
  String.raw`${AGE_WORD} ${LIMIT}\b(?! ?:? ?none|${OF_THINGS})`,
  String.raw`\b(?:not?|mas) (?:older|younger|bata|matanda) (?:than|sa) ${AGE}`,
  `must be (?:between )?(?:${AGE}${AND_UP}|${AGES}${ALONE})`,
  `${AGE} (?:or|and) (?:older|younger)`,
  String.raw`\b(?:${BESIDE}|${HINDI}) ${AGE}${ALONE}`,
  String.raw`\b(?:fe)?male,? ${AGE} ?(?:-|–|to) ?${AGE}${ALONE}`,
  String.raw`\byoung(?:er|est)?\b(?!['’]s| (?:company|firm|business|concrete|tree|plant))|\byouthful\b`,
  String.raw`\b(?:his|her|their) (?:early |mid-?|late )?[2-6]0['’]?s\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Text before an age that describes a thing, or before a measurement. */
const NOT_OF_PEOPLE = new RegExp(
  String.raw`\b(?:company|firm|business|equipment|machines?|vehicles?|trucks?|fleet|buildings?|bridges?)(?: that| which)? (?:is|are|was|were) (?:now |already |almost |about )*$|` +
    String.raw`\b(?:temperature|slump|noise|speed|pressure|moisture|slope|grade)\b[^.;\n]*$`,
  'i',
);

/**
 * Finds wording in a job advertisement that looks like an age limit, in English or Filipino; each wording once. The results are only hints,
 * so false positives and misses are acceptable.
 */
export function ageLimits(text: string): string[] {
  const plain = text.replace(/<[^>]*>/g, ' ').replace(/[^\S\n]+/g, ' ');
  const found = PATTERNS.flatMap((pattern) => [...plain.matchAll(pattern)])
    .filter(({ index }) => !NOT_OF_PEOPLE.test(plain.slice(Math.max(0, index - 80), index)))
    .sort((one, other) => one.index - other.index || other[0].length - one[0].length);
  const wordings = new Map<string, string>();
  let end = 0;
  for (const { 0: words, index } of found) {
    if (index < end) continue;
    end = index + words.length;
    const wording = words.trim();
    if (!wordings.has(wording.toLowerCase())) wordings.set(wording.toLowerCase(), wording);
  }
  return [...wordings.values()];
}
