import { z } from 'zod';
import { ABOUT_SECTIONS, CONTACT_SECTIONS, HOME_SECTIONS, MENU, OTHER_MENU } from '../site/sections.ts';
import { entry, lines, optionalLine } from './fields.ts';

/** Whether no name occurs twice; empty names do not count. */
function areDistinct(names: string[]): boolean {
  const given = names.filter(Boolean);
  return new Set(given).size === given.length;
}

/** Sections in order; those not listed are not shown. */
const sections = <const Names extends readonly [string, ...string[]]>(title: string, names: Names) =>
  lines(
    { title, entry: 'section', description: 'In this order. Remove what is not to be shown; add it again later.' },
    entry({ section: z.enum(names).meta({ title: 'Section', control: 'choice' }) }),
    { most: names.length },
  ).refine((all) => areDistinct(all.map(({ section }) => section)), 'A section is there twice.');

const label = optionalLine({ title: 'Label', description: 'Where it is empty, as the site came.' }, 30);

const menu = <const Parts extends readonly [string, ...string[]]>(title: string, description: string, parts: Parts) =>
  lines(
    { title, entry: 'menu entry', description },
    entry({ part: z.enum(parts).meta({ title: 'Leads to', control: 'choice' }), label }),
    { most: parts.length },
  )
    .refine((all) => areDistinct(all.map(({ part }) => part)), 'A menu entry is there twice.')
    .refine((all) => areDistinct(all.map((one) => one.label)), 'Two menu entries have the same label.');

const partsOf = <Part extends string>(all: readonly { part: Part }[]) =>
  all.map(({ part }) => part) as [Part, ...Part[]];

export const LAYOUT = z
  .strictObject({
    menu: menu('Menu', 'In this order. A group without entries is not shown.', partsOf(MENU)),
    other: menu(
      'Menu › Other services',
      'The services themselves stand under their own names. Trucking has three entries that lead nowhere.',
      partsOf(OTHER_MENU),
    ),
    home: sections('Sections of the home page', HOME_SECTIONS),
    about: sections('Sections of the page about the company', ABOUT_SECTIONS),
    contact: sections('Sections of the contact page', CONTACT_SECTIONS),
    rentals: z.boolean().meta({
      title: 'Equipment and vehicles for rent',
      description: 'Without them, their page and every link to it are gone.',
    }),
    careers: z.boolean().meta({
      title: 'Jobs',
      description: 'Without them, careers, the application form and every link to them are gone.',
    }),
  })
  .meta({ title: 'Menu and sections' });

export type Layout = z.infer<typeof LAYOUT>;
