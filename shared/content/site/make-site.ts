import { placeOf } from '../places.ts';
import type { Content } from '../documents.ts';
import type { PictureSource, PictureUse, SharePicture, ShownPicture } from '../pictures/picture.ts';
import { deepFilled, type Filling } from '../fields/placeholders.ts';
import { longDate } from '../long-date.ts';
import { isEmpty } from './figures.ts';
import { privacyFilling } from './privacy.ts';
import { deepEqual } from '../deep-equal.ts';
import { MENU, type MenuPart, OTHER_MENU } from './sections.ts';
import { type OwnPageLink, type PartOfFirm, type SiteData, type SitePart, townOf } from '../addresses/site.ts';

/** The data that a site's pages are made from. */
export interface SiteSource {
  content: Content;
  /** By id. */
  pictures: ReadonlyMap<string, PictureSource>;
  /** Crops for social networks, by the picture's id. */
  shares: ReadonlyMap<string, Omit<SharePicture, 'alt'>>;
  /** Of the client's build, or of a spec. */
  version: string;
  isSample: boolean;
  /** Whether the repository's sign replaces the logo. */
  hasSampleSign: boolean;
}

const NOTHING: PictureSource = { base: '', widths: [], width: 0, height: 0, tone: 'tone-mist' };

/** A picture with its files. A deleted one keeps its space and its description. */
export function shown(pictures: SiteSource['pictures'], use: PictureUse): ShownPicture {
  const { picture, alt, focus } = use;
  return { ...(pictures.get(picture) ?? NOTHING), alt, ...(focus && { focus }), ...placeOf(use) };
}

export const shownOrNull = (pictures: SiteSource['pictures'], use: PictureUse | null): ShownPicture | null =>
  use && shown(pictures, use);

/** The values of the placeholders in all texts. */
export function fillingOf({ firm, projects }: Content): Filling {
  return {
    firm: firm.name,
    town: townOf(firm),
    building: firm.building,
    years: String(firm.yearsOperating),
    accredited: longDate(firm.accreditedSince),
    first: projects.periods[0]?.name,
    ...privacyFilling(firm),
  };
}

/** The firm without fields that only some pages show. */
function withoutParts(firm: Content['firm']): Omit<Content['firm'], PartOfFirm> {
  const { icon, sketch, kept, retention, privacyOfficer, privacyAddress, privacyPhone, ...shownEverywhere } = firm;
  return shownEverywhere;
}

/** The firm's menu; undefined if it is the program's, which need not come with every page. */
function menuIn({ layout: { menu: bar, other } }: Content): SiteData['menu'] {
  const said = <Part extends string>(parts: MenuPart<Part>[]) => parts.map(({ part, label }) => ({ part, label }));
  return deepEqual(said(bar), MENU) && deepEqual(said(other), OTHER_MENU)
    ? undefined
    : { bar: said(bar), other: said(other) };
}

/** Parts of the site that the firm does not use. */
export function withoutOf({ layout, services }: Pick<Content, 'layout' | 'services'>): SitePart[] {
  const { rentals, careers } = layout;
  const hasInquiries = rentals || services.services.some(({ form, hidden }) => form === 'inquiry' && !hidden);
  return [
    ...(rentals ? [] : ['rentals' as const]),
    ...(careers ? [] : ['careers' as const]),
    ...(hasInquiries ? [] : ['inquiry' as const]),
  ];
}

/** Links to the owner's own pages. If the firm has removed the first group of its menu, its pages are in the footer. */
function ownLinks({ layout, ownPages }: Content): OwnPageLink[] {
  const hasGroup = layout.menu.some(({ part }) => part === 'company');
  return ownPages.pages.map((page) => ({
    label: page.label || page.title,
    path: page.path,
    place: page.place === 'menu' && !hasGroup ? 'footer' : page.place,
    ...placeOf(page),
  }));
}

/** The part of the content that every page needs. */
export function siteOf({ content, pictures, shares, version, isSample, hasSampleSign }: SiteSource): SiteData {
  const { services, projects, credentials, pages } = content;
  const firm = withoutParts(content.firm);
  const { url = '', width = 0, height = 0 } = shares.get(pages.share.picture) ?? {};
  const [menu, without, own] = [menuIn(content), withoutOf(content), ownLinks(content)];
  const emptyPeriods = projects.periods.filter(isEmpty).map(({ name }) => name);
  const site: SiteData = {
    version,
    isSample,
    firm: { ...firm, logo: shownOrNull(pictures, firm.logo) },
    services: services.services
      .filter(({ hidden }) => !hidden)
      .map((service) => {
        const { name, label, path, form, menu } = service;
        return { name, label, path, form, menu, ...placeOf(service) };
      }),
    periods: projects.periods.map(({ name }) => name),
    ...(emptyPeriods.length > 0 && { emptyPeriods }),
    hasCredentials: credentials.items.length > 0,
    ...(menu && { menu }),
    ...(without.length > 0 && { without }),
    ...(own.length > 0 && { own }),
    hasSampleSign,
    share: { url, width, height, alt: pages.share.alt },
  };
  return deepFilled(site, fillingOf(content));
}
