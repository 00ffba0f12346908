import { z } from 'zod';
import { ABOUT_SECTIONS, CONTACT_SECTIONS, HOME_SECTIONS, MENU, OTHER_MENU } from '../site/sections.ts';
import { entry, lines, optionalLine } from '../fields/fields.ts';

/** Whether no name occurs twice; empty names do not count. */
function areDistinct(names: string[]): boolean {
  const given = names.filter(Boolean);
  return new Set(given).size === given.length;
}

/** Sections in order; those not listed are not shown. */
const sections = <const Names extends readonly [string, ...string[]]>(title: string, names: Names) =>
  lines(
    { title, entry: 'section', description: 'Shown in this order. Remove a section to hide it; you can add it again.' },
    entry({ section: z.enum(names).meta({ title: 'Section', control: 'choice' }) }),
    { most: names.length },
  ).refine((all) => areDistinct(all.map(({ section }) => section)), 'A section is listed twice. Remove one of them.');

const label = optionalLine({ title: 'Label', description: 'Leave empty for the default label.' }, 30);

const menu = <const Parts extends readonly [string, ...string[]]>(title: string, description: string, parts: Parts) =>
  lines(
    { title, entry: 'menu entry', description },
    entry({ part: z.enum(parts).meta({ title: 'Links to', control: 'choice' }), label }),
    { most: parts.length },
  )
    .refine((all) => areDistinct(all.map(({ part }) => part)), 'A menu entry is listed twice. Remove one of them.')
    .refine((all) => areDistinct(all.map((one) => one.label)), 'Two menu entries have the same label.');

const partsOf = <Part extends string>(all: readonly { part: Part }[]) =>
  all.map(({ part }) => part) as [Part, ...Part[]];

export const LAYOUT = z
  .strictObject({
    menu: menu('Menu', 'Shown in this order. Groups without entries are hidden.', partsOf(MENU)),
    other: menu(
      'Menu › Other services',
      'Services appear under their own names. The three entries of Trucking have no links.',
      partsOf(OTHER_MENU),
    ),
    home: sections('Home page sections', HOME_SECTIONS),
    about: sections('About page sections', ABOUT_SECTIONS),
    contact: sections('Contact page sections', CONTACT_SECTIONS),
    rentals: z.boolean().meta({
      title: 'Equipment and vehicles for rent',
      description: 'Switch off to remove the page and all links to it.',
    }),
    careers: z.boolean().meta({
      title: 'Jobs',
      description: 'Switch off to remove the careers page, the application form and all links to them.',
    }),
  })
  .meta({ title: 'Menu and sections' });

export type Layout = z.infer<typeof LAYOUT>;
