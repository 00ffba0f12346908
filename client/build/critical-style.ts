import type { StyleNode } from '#shared/content/site/rendering';

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

function namesOfAttribute([, attribute, value = '']: RegExpMatchArray): string[] {
  const name = attribute.toLowerCase();
  const own = name === 'class' ? value.split(' ').map((one) => `.${one}`) : name === 'id' ? [`#${value}`] : [];
  return [`[${name}`, `[${name}=${value}`, ...own];
}

/** The tags, classes, ids and attributes of a page, in the notation of `StyleRule`. */
const namesIn = (html: string) =>
  new Set(
    [...html.matchAll(TAG)].flatMap(([, tag, attributes]) => [
      tag,
      ...[...attributes.matchAll(ATTRIBUTE)].flatMap(namesOfAttribute),
    ]),
  );

/** Of a custom property; none has a `;` in its value. */
const DECLARATION = /(--[\w-]+):[^;}]*;?/g;
const USE = /var\((--[\w-]+)/g;

/** Leaves out the custom properties that no rule and no element of the page uses. */
function withoutUnused(style: string, html: string): string {
  const used = new Set([...(style + html).matchAll(USE)].map(([, name]) => name));
  const shorter = style.replace(DECLARATION, (all, name: string) => (used.has(name) ? all : ''));
  return shorter === style ? style : withoutUnused(shorter, html); // a removed declaration may have been the only use of another
}

/** The rules of a style sheet whose selectors may match in a page, with the rules they depend on; all others can wait for the sheet. */
export function criticalStyle(sheet: readonly StyleNode[], html: string): string {
  const names = namesIn(html);
  const textOf = (node: StyleNode): string => {
    if (typeof node === 'string') return node;
    if ('nodes' in node) {
      const text = node.nodes.map(textOf).join('');
      return text && `${node.prelude}{${text}}`;
    }
    const matching = node.selectors.filter(([, needed]) => needed.every((name) => names.has(name)));
    return matching.length > 0 ? `${matching.map(([selector]) => selector).join()}{${node.body}}` : '';
  };
  return withoutUnused(sheet.map(textOf).join(''), html);
}
