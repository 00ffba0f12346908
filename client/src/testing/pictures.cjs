const { basename } = require('node:path');

const pictureOf = (name) => ({
  ...Object.fromEntries(['avif', 'webp', 'jpeg'].map((format) => [format, `/assets/${name}-400.${format} 400w`])),
  src: `/assets/${name}-400.jpeg`,
  url: `/assets/${name}-share.jpeg`,
  width: 2400,
  height: 1030,
  placeholder: 'tint-888',
});

/** Any picture by its name, as a folder's module has them; and a picture itself, for a module that is one. */
const pictures = new Proxy(pictureOf('picture'), {
  get: (own, name) => (typeof name !== 'string' || name in own ? own[name] : pictureOf(basename(name))),
});

module.exports = { __esModule: true, default: pictures };
