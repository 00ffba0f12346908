import { withEntryIds } from '../fields/entry-ids.ts';
import { LAYOUT, type Layout } from '../documents/layout.ts';
import { ABOUT_SECTIONS, CONTACT_SECTIONS, HOME_SECTIONS, MENU, OTHER_MENU } from '../site/sections.ts';

const named = <Name extends string>(names: readonly Name[]) => names.map((section) => ({ section }));

/** As in the specification. */
export const SAMPLE_LAYOUT = withEntryIds<Layout>(LAYOUT, {
  menu: MENU.map((part) => ({ ...part })),
  other: OTHER_MENU.map((part) => ({ ...part })),
  home: named(HOME_SECTIONS),
  about: named(ABOUT_SECTIONS),
  contact: named(CONTACT_SECTIONS),
  rentals: true,
  careers: true,
});
