/** Allowed licenses, by their SPDX ids. They require nothing but that their notice is kept. */
export const LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Licenses that require more, each allowed only for reviewed packages; README.md names each (`known`). */
export const NAMED = [
  // ties its use to human rights
  { license: 'Hippocratic-2.1', packages: /^(@react-leaflet\/core|react-leaflet)$/, known: 'Hippocratic' },
  // a shared library, unchanged and replaceable
  { license: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/, known: 'libvips' },
  // changed files have to be published; these are unchanged, and used only to build or test
  { license: 'MPL-2.0', packages: /^(lightningcss(-.+)?|axe-core)$/, known: 'Lightning CSS' },
  // a table of browsers, used only to build
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/, known: 'caniuse-lite' },
];

/** Packages whose manifests state their license in an old form, which lock files omit. */
export const STATED_ELSEWHERE = {
  busboy: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  streamsearch: 'MIT',
};
