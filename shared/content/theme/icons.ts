/** Sizes in pixels of a firm's icons, by use. */
export const ICON_SIZES = { tab: 32, tabLarge: 48, touch: 180, home: 192, large: 512, maskable: 512 } as const;

export type IconUse = keyof typeof ICON_SIZES;

export const ICON_USES = Object.keys(ICON_SIZES) as IconUse[];

/** Addresses of a firm's icons. */
export type SiteIcons = Record<IconUse, string>;
