const pictureOf = (name) => ({
  stem: name,
  url: `/assets/${name}-share.jpeg`,
  width: 2400,
  height: 1030,
  placeholder: 'tint-888',
});

/** A picture, for a module that is one; and any by its name, as a folder's module has them. */
const pictures = new Proxy(pictureOf('picture'), {
  get: (own, name) => (typeof name !== 'string' || name in own ? own[name] : pictureOf(name)),
});

module.exports = { __esModule: true, default: pictures };
