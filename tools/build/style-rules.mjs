/** A style sheet in parts, each with the names that a page needs for it (StyleNode of shared/content/site/rendering.ts). */
import postcss from 'postcss';

/** Printing applies the whole sheet, which a page loads with `media="print"` first. */
const PRINTED = /^print\b/;
/** A pseudo-class with arguments, such as `:not(…)`: what stands in it is not needed. */
const FUNCTION = /:[\w-]+\([^()]*\)/g;
const ATTRIBUTE = /\[([\w-]+)(?:([~|^$*]?)=(?:"([^"]*)"|([\w-]*)))?[^\]]*\]/g;
const PSEUDO = /::?[\w-]+/g;
const NAME = /[.#]?[A-Za-z_][\w-]*/g;

function withoutFunctions(selector) {
  const shorter = selector.replace(FUNCTION, '');
  return shorter === selector ? selector : withoutFunctions(shorter);
}

/** `a`, `.class`, `#id`, `[attribute` and `[attribute=value`: at least these stand in a page where the selector matches. */
function namesIn(selector) {
  const names = [];
  const rest = withoutFunctions(selector).replace(ATTRIBUTE, (_all, name, operator, quoted, bare) => {
    const value = quoted ?? bare;
    names.push(value === undefined || operator ? `[${name}` : `[${name}=${value}`);
    return ' ';
  });
  return [...names, ...(rest.replace(PSEUDO, '').match(NAME) ?? [])];
}

const isPrinted = (node) => node.name === 'page' || (node.name === 'media' && PRINTED.test(node.params));

function partOf(node) {
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';');
    return { selectors: node.selectors.map((selector) => [selector, namesIn(selector)]), body };
  }
  if (!['media', 'layer', 'supports', 'container'].includes(node.name) || !node.nodes) return String(node);
  return { prelude: `@${node.name} ${node.params}`, nodes: partsOf(node.nodes) };
}

const partsOf = (nodes) => nodes.filter((node) => node.type !== 'comment' && !isPrinted(node)).map(partOf);

export const styleRules = (css) => partsOf(postcss.parse(css).nodes);
