const { TestEnvironment } = require('jest-environment-jsdom');

/** Elements hidden by their attributes rather than by the tag's default `display`. */
const HIDDEN = '[hidden], dialog:not([open])';

/** Initial values of the inherited properties that role queries and user-event read. */
const INHERITED = { visibility: 'visible', pointerEvents: 'auto' };

const camelCase = (name) => name.replace(/-./g, ([, letter]) => letter.toUpperCase());

/**
 * jsdom matches every element against a browser's complete style sheet: a third of a spec's time. No style sheet of the product is loaded
 * here, so the tag's default `display` (computed once) and the element's attributes are enough.
 */
function quickStyles(window) {
  const { document, getComputedStyle } = window;
  const displays = new Map();
  const displayOf = (tag) => {
    if (displays.has(tag)) return displays.get(tag);
    const one = document.createElement(tag);
    one.setAttribute('open', ''); // a closed dialog has `display: none`
    return displays.set(tag, getComputedStyle(one).display).get(tag);
  };
  const inherited = (element, name) => {
    for (let one = element; one; one = one.parentElement) if (one.style?.[name]) return one.style[name];
    return INHERITED[name];
  };
  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return getComputedStyle(element, pseudo);
    const { style, localName } = element;
    const known = {
      display: style?.display || (element.matches(HIDDEN) ? 'none' : displayOf(localName)),
      opacity: style?.opacity || '1',
      visibility: inherited(element, 'visibility'),
      pointerEvents: inherited(element, 'pointerEvents'),
    };
    return { ...known, getPropertyValue: (name) => known[camelCase(name)] ?? style?.getPropertyValue(name) ?? '' };
  };
}

const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];

/** jsdom's `labels` tests every label of the page for every field, and walks the page for each test. */
function quickLabels(window) {
  const { document } = window;
  const belongsTo = (field) => (label) =>
    label.htmlFor
      ? label.htmlFor === field.id && document.getElementById(field.id) === field
      : label.contains(field) && label.querySelector(LABELABLE.join()) === field;
  for (const { prototype } of new Set(LABELABLE.map((tag) => document.createElement(tag).constructor))) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get() {
        if (!this.isConnected || this.type === 'hidden') return get.call(this);
        return Array.from(document.getElementsByTagName('label')).filter(belongsTo(this));
      },
    });
  }
}

/** jsdom with the browser APIs that it lacks. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, AbortController, AbortSignal });
    this.global.getComputedStyle = quickStyles(this.global);
    quickLabels(this.global);
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer = function () {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    };
    Blob.prototype.text = async function () {
      return new TextDecoder().decode(await this.arrayBuffer());
    };
  }
};
