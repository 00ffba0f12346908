import type { ShownFirm } from '#shared/content/addresses/site';
import { ICON_SIZES, type IconUse, type SiteIcons } from '#shared/content/theme/icons';

export const MANIFEST = '/manifest.json';

const sizeOf = (use: IconUse) => `${ICON_SIZES[use]}x${ICON_SIZES[use]}`;

/** Replaces the icon of index.html by those of the firm, if it has its own. */
export function withIcons(template: string, icons?: SiteIcons): string {
  if (!icons) return template;
  const tab = (['tab', 'tabLarge'] as const).map(
    (use) => `<link rel="icon" href="${icons[use]}" type="image/png" sizes="${sizeOf(use)}">`,
  );
  const touch = `<link rel="apple-touch-icon" href="${icons.touch}">`;
  return template.replace(/<link rel="icon"[^>]*>/, `${tab.join('')}${touch}<link rel="manifest" href="${MANIFEST}">`);
}

/** Names the icons of a phone's home screen. A page opened from there stays a page of the browser. */
export function manifest({ name, colours }: Pick<ShownFirm, 'name' | 'colours'>, icons: SiteIcons): string {
  const icon = (use: IconUse, purpose: 'any' | 'maskable') => ({
    ...{ src: icons[use], sizes: sizeOf(use), type: 'image/png', purpose },
  });
  return JSON.stringify({
    ...{ name, short_name: name, start_url: '/', display: 'browser' },
    ...{ theme_color: colours.ink, background_color: colours.ink },
    icons: [icon('home', 'any'), icon('large', 'any'), icon('maskable', 'maskable')],
  });
}
