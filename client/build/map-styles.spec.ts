import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutUnused } from './map-styles.ts';

const SHEET = readFileSync(join(__dirname, '../../node_modules/leaflet/dist/leaflet.css'), 'utf8');

describe("Leaflet's style sheet", () => {
  it('keeps what the maps of this site are made of', () => {
    const css = withoutUnused(SHEET);
    for (const part of [
      'pane',
      'tile',
      'marker-icon',
      'container',
      'bar',
      'control-zoom-in',
      'control-attribution',
      'popup-tip',
    ])
      expect(css).toContain(`.leaflet-${part}`);
    expect(css.split('{')).toHaveLength(css.split('}').length);
  });

  it('has no rule of what they do not have, and no picture of it', () => {
    const css = withoutUnused(SHEET);
    expect(SHEET).toMatch(/tooltip/);
    expect(css).not.toMatch(/tooltip|control-scale|control-layers-|oldie|url\(/);
    expect(css.length).toBeLessThan(SHEET.length * 0.6);
  });
});
