const pictureOf = (name) => ({
  stem: name,
  url: `/assets/${name}-share.jpeg`,
  width: 2400,
  height: 1030,
  placeholder: 'tint-888',
});

/** The module of one picture, and of a folder with any picture by name. */
const pictures = new Proxy(pictureOf('picture'), {
  get: (own, name) => (typeof name !== 'string' || name in own ? own[name] : pictureOf(name)),
});

module.exports = { __esModule: true, default: pictures };
