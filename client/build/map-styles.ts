import type { Plugin } from 'vite';

const COMMENT = /\/\*[\s\S]*?\*\//g;
const RULE = /([^{}]+)(\{[^{}]*\})/g;

/** Parts of the library that no map of this site has, and browsers that cannot run this site. */
const UNUSED =
  /tooltip|control-layers|control-scale|zoom-box|div-icon|default-icon-path|image-layer|attribution-flag|crosshair|popup-scrolled|oldie|vml|safari|\bsvg\b|\bcanvas\b/;

/** The style sheet of Leaflet without the selectors that match nothing on the maps of this site. */
export const withoutUnused = (css: string): string =>
  css.replace(COMMENT, '').replace(RULE, (_rule, selectors: string, body: string) => {
    const used = selectors.split(',').filter((selector) => !UNUSED.test(selector));
    return used.length > 0 ? used.join(',') + body : '';
  });

/**
 * The contact page loads Leaflet's style sheet beside that of the site, and e2e/weight.spec.ts counts both. Leaflet has
 * one file and no option that leaves out a part. Measured with brotli: 1,417 bytes instead of 2,277. This file can go when Leaflet
 * splits its style sheet.
 */
export const mapStyles = (): Plugin => ({
  name: 'eclar:map-styles',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /leaflet\/dist\/leaflet\.css/ }, handler: withoutUnused },
});
