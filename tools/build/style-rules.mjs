/** Splits a style sheet into the parts that pages may inline and the sheet that they load afterwards. */
import postcss from 'postcss';

/** Never inlined: printing, and browsers without scripts, use the whole sheet. */
const OF_THE_SHEET = /^print\b|^\(scripting:\s*none\)$/;
/** States that no page starts in, so their rules are not inlined. */
const STATE = /::?(?:hover|active|selection)\b/g;
/** A pseudo-class with arguments, such as `:not(…)`. A page need not contain what the arguments name. */
const FUNCTION = /:[\w-]+\([^()]*\)/g;
const ATTRIBUTE = /\[([\w-]+)(?:([~|^$*]?)=(?:"([^"]*)"|([\w-]*)))?[^\]]*\]/g;
const PSEUDO = /::?[\w-]+/g;
const NAME = /[.#]?[A-Za-z_][\w-]*/g;

function withoutFunctions(selector) {
  const shorter = selector.replace(FUNCTION, '');
  return shorter === selector ? selector : withoutFunctions(shorter);
}

/** What a page must contain for the selector to match: `a`, `.class`, `#id`, `[attribute` and `[attribute=value`. */
function namesIn(selector) {
  const plain = withoutFunctions(selector);
  const names = plain.match(STATE) ?? [];
  const rest = plain.replace(ATTRIBUTE, (_all, name, operator, quoted, bare) => {
    const value = quoted ?? bare;
    names.push(value === undefined || operator ? `[${name}` : `[${name}=${value}`);
    return ' ';
  });
  return [...names, ...(rest.replace(PSEUDO, '').match(NAME) ?? [])];
}

const waits = (node) => node.name === 'page' || (node.name === 'media' && OF_THE_SHEET.test(node.params));

function partOf(node) {
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';');
    return { selectors: node.selectors.map((selector) => [selector, namesIn(selector)]), body };
  }
  if (!['media', 'layer', 'supports', 'container'].includes(node.name) || !node.nodes) return String(node);
  return { prelude: `@${node.name} ${node.params}`, nodes: partsOf(node.nodes) };
}

const partsOf = (nodes) => nodes.filter((node) => node.type !== 'comment' && !waits(node)).map(partOf);

const isFont = (node) => node.name === 'font-face';
/** A font with a `unicode-range` is for rare letters. */
const isRare = (node) => node.nodes.some(({ prop }) => prop === 'unicode-range');

/**
 * `rules` are the parts of which each page inlines what it needs (StyleNode of shared/content/site/rendering.ts). `sheet` is the
 * style sheet that it loads afterwards. A font is in only one of them, because browsers load a repeated font twice.
 */
export function takeApart(css) {
  const { nodes } = postcss.parse(css);
  const fonts = nodes.filter(isFont);
  const rare = fonts.filter(isRare);
  const others = nodes.filter((node) => !isFont(node));
  return {
    rules: [...fonts.filter((font) => !rare.includes(font)).map(String), ...partsOf(others)],
    sheet: [...rare, ...others].map(String).join(''),
  };
}
