import { placeOf } from '../places.ts';
import type { Content } from '../documents.ts';
import type { Block, OwnPage } from '../documents/pages/own-pages.ts';
import { formPath } from '../addresses/service-address.ts';
import { fillingOf, shown, shownOrNull, type SiteSource, withoutOf } from './make-site.ts';
import type { Page, PageData, ShownBlock, ShownHome, ShownPeriod } from './page-data.ts';
import { PROGRAM_PAGES } from '../addresses/program-pages.ts';
import { deepEqual } from '../deep-equal.ts';
import { isUploaded } from '../pictures/named-pictures.ts';
import { deepFilled, type Filling } from '../fields/placeholders.ts';
import { meetingHoursText } from '../contact/meeting-hours.ts';
import { privacyOf } from './privacy.ts';
import { countsOf, profileOf, yearsOf } from './profile.ts';
import { figuresOf, isEmpty } from './figures.ts';
import { ABOUT_SECTIONS, CONTACT_SECTIONS, HOME_SECTIONS } from './sections.ts';
import { allProjects, projectsOfHome, shownPeriod, shownPhotos } from './shown-projects.ts';
import { isLeftOut, type PageAddress, serviceLabel } from '../addresses/site.ts';
import { sketchOf } from './sketch/sketch.ts';
import type { Screen } from '../../catalogue.ts';
import { MESSAGES } from '../../messages.ts';
import { capitalized } from '../../text/capitalized.ts';

type ProgramScreen = keyof typeof PROGRAM_PAGES;
type ContentPage = Exclude<keyof Content['pages'], 'share' | 'verification'>;

const ownPageAt = ({ ownPages }: Content, path: string) => ownPages.pages.find((page) => page.path === path);

/** Headings that are not content: their wording is the specification's. */
const HEADINGS: Record<Exclude<Screen, 'home' | 'projects' | 'own' | 'job' | ProgramScreen>, string> = {
  about: 'About the Company',
  contact: 'Contact Us',
  careers: MESSAGES.careers.heading,
  'all-projects': MESSAGES.projects.all,
  rentals: MESSAGES.rentals.heading,
  quote: MESSAGES.quote.heading,
  apply: MESSAGES.apply.heading,
  inquiry: MESSAGES.inquiry.heading,
  privacy: 'Privacy Notice',
  credentials: 'Licenses and Certificates',
  profile: 'Company Profile',
};

function headingOf({ screen, service, period }: PageAddress, { home }: Content): string {
  if (screen === 'home') return home.banner;
  if (screen === 'projects') return `${MESSAGES.projects.heading} ${period}`;
  if (screen === 'inquiry' && service) return service.name;
  return HEADINGS[screen as keyof typeof HEADINGS];
}

/** The entry of the document `pages` with the texts of a page's head. */
function textsKeyOf({ screen, service }: PageAddress): ContentPage {
  if (service) return service.form === 'quote' ? 'quoteService' : 'inquiryService';
  return screen === 'all-projects' ? 'allProjects' : (screen as ContentPage);
}

const lowered = ({ form, ...service }: NonNullable<PageAddress['service']>) =>
  form === 'quote' ? serviceLabel(service).toLowerCase() : service.name;

/** The values of `{service}` and `{period}` on a page: a description uses them in running text. */
function ownFilling({ service, period }: PageAddress): { title: Filling; description: Filling } {
  return {
    title: { service: service && (service.form === 'quote' ? serviceLabel(service) : service.name), period },
    description: { service: service && lowered(service), period: period?.replace('-', ' to ') },
  };
}

/** For a period without projects. */
const NO_PROJECTS = '{firm} has no {period} projects listed yet. See our completed projects from other years below.';

function descriptionOf({ screen, period }: PageAddress, { pages, projects }: Content, key: ContentPage): string {
  const shownPeriod = projects.periods.find(({ name }) => name === period);
  return screen === 'projects' && shownPeriod && isEmpty(shownPeriod) ? NO_PROJECTS : pages[key].description;
}

const ownPage = (address: PageAddress, page: OwnPage, filling: Filling): Page => ({
  ...address,
  ...deepFilled({ title: page.title, heading: page.title, description: page.description }, filling),
  ...placeOf(page),
});

/** A page with its head texts. */
export function pageOf(address: PageAddress, content: Content): Page {
  if (address.screen in PROGRAM_PAGES) return PROGRAM_PAGES[address.screen as ProgramScreen];
  const own = ownPageAt(content, address.path);
  if (own) return ownPage(address, own, fillingOf(content));
  const key = textsKeyOf(address);
  const filling = fillingOf(content);
  const more = ownFilling(address);
  return {
    ...address,
    title: deepFilled(content.pages[key].title, { ...filling, ...more.title }),
    heading: deepFilled(headingOf(address, content), filling),
    // a text may begin with the lower-case name of a service
    description: capitalized(deepFilled(descriptionOf(address, content, key), { ...filling, ...more.description })),
    ...placeOf(content.pages[key]),
  };
}

const shownBlock = (pictures: SiteSource['pictures'], block: Block): ShownBlock => {
  if (block.kind === 'picture') return { ...block, picture: shown(pictures, block.picture) };
  if (block.kind === 'gallery') return { ...block, photos: shownPhotos(pictures, block.photos) ?? [] };
  if (block.kind === 'button')
    return { kind: block.kind, label: block.label, path: formPath(block.form), ...placeOf(block) };
  return block;
};

/** Without buttons to forms that the firm does not use. */
function blocksOf({ content, pictures }: SiteSource, path: string): ShownBlock[] | undefined {
  const without = withoutOf(content);
  return ownPageAt(content, path)
    ?.blocks.map((block) => shownBlock(pictures, block))
    .filter((block) => block.kind !== 'button' || !isLeftOut({ without }, block.path));
}

/** Fewer quotes are not shown. */
const FEWEST_QUOTES = 3;

function homeOf(source: SiteSource): ShownHome {
  const { content, pictures } = source;
  const { banner, slides, work, clients, offers, supplies } = content.home;
  const offered = content.services.services.filter(({ menu, hidden }) => menu === 'offer' && !hidden);
  return {
    banner,
    slides: slides.map((slide) => shown(pictures, slide)),
    offers,
    supplies: { ...supplies, picture: shown(pictures, supplies.picture) },
    cards: offered.map((service) => ({
      label: serviceLabel(service),
      path: service.path,
      teaser: service.teaser,
      picture: shown(pictures, service.picture),
      ...placeOf(service),
    })),
    work,
    ...(clients.quotes.length >= FEWEST_QUOTES && { clients }),
    figures: figuresOf(content),
    projects: projectsOfHome(source),
    ...placeOf(content.home),
  };
}

function aboutOf({ content, pictures }: SiteSource): PageData['about'] {
  const { about, firm } = content;
  const { years } = figuresOf(content);
  return {
    ...about,
    picture: shown(pictures, about.picture),
    facts: [
      ...yearsOf(firm),
      ...(years ? [{ label: 'Completed projects', value: [...new Set([years.first, years.last])].join('–') }] : []),
    ],
  };
}

function periodOf(source: SiteSource, wanted: string): ShownPeriod | undefined {
  const found = source.content.projects.periods.find(({ name }) => name === wanted);
  return found && shownPeriod(source.pictures, found);
}

function serviceOf({ content, pictures }: SiteSource, path: string): PageData['service'] {
  const found = content.services.services.find((service) => service.path === path);
  if (!found) return undefined;
  const { sentences, facts, picture, photos } = found;
  return {
    sentences,
    facts,
    picture: shown(pictures, picture),
    isRendering: !isUploaded(picture.picture),
    photos: shownPhotos(pictures, photos),
    ...placeOf(found),
  };
}

function meetingOf({ forms }: Content): PageData['meeting'] {
  const { meetingPlaces: places, meetingHours: hours } = forms;
  return places.length + hours.length > 0
    ? { places, hours, said: hours.length > 0 ? ` Meetings: ${meetingHoursText(hours)}.` : '', ...placeOf(forms) }
    : undefined;
}

const ORDERED = { home: HOME_SECTIONS, about: ABOUT_SECTIONS, contact: CONTACT_SECTIONS };

/** The sections of a page, if they differ from the program's. */
function sectionsOf({ layout }: Content, screen: Screen): string[] | undefined {
  if (screen !== 'home' && screen !== 'about' && screen !== 'contact') return undefined;
  const sections = layout[screen].map(({ section }) => section);
  return deepEqual(sections, ORDERED[screen]) ? undefined : sections;
}

/** Pages that show licenses and certificates. */
const WITH_CREDENTIALS: Screen[] = ['credentials', 'about', 'contact', 'profile'];

const credentialsOf = ({ content, pictures }: SiteSource): PageData['credentials'] =>
  content.credentials.items.map(({ scan, ...item }) => ({ ...item, scan: shownOrNull(pictures, scan) }));

const FORM_OF_SCREEN: Partial<Record<Screen, keyof Content['forms']['contact']>> = {
  quote: 'quote',
  inquiry: 'inquiry',
  apply: 'application',
};

/** The contact details that a page's form requires; undefined for those of the specification. */
function contactOf({ forms }: Content, screen: Screen): PageData['contact'] {
  const form = FORM_OF_SCREEN[screen];
  const need = form && forms.contact[form];
  return need === 'both' ? undefined : need;
}

/** The rows of a long list that a phone shows before the rest has loaded. */
const NEWEST_PROJECTS = 10;

/** The data of a page, with every text filled in and every picture found. */
export function pageDataOf(source: SiteSource, address: PageAddress): PageData {
  const { content } = source;
  const { screen, service, period, path } = address;
  const sections = sectionsOf(content, screen);
  const meeting = screen === 'quote' ? meetingOf(content) : undefined;
  const contact = contactOf(content, screen);
  const isAbout = screen === 'home' || screen === 'about';
  const parts = {
    ...(screen === 'home' && { home: homeOf(source) }),
    ...(isAbout && { about: aboutOf(source) }),
    ...(service && { service: serviceOf(source, path) }),
    ...(screen === 'all-projects' && {
      projects: {
        figures: figuresOf(content),
        counts: countsOf(content),
        newest: allProjects(source).slice(0, NEWEST_PROJECTS),
      },
    }),
    ...(period !== undefined && { period: periodOf(source, period) }),
    ...(WITH_CREDENTIALS.includes(screen) && { credentials: credentialsOf(source) }),
    ...(screen === 'contact' && { sketch: sketchOf(content.firm) }),
    ...(screen === 'privacy' && { privacy: privacyOf(content) }),
    ...(sections && { sections }),
    ...(meeting && { meeting }),
    ...(contact && { contact }),
    ...(screen === 'profile' && { profile: profileOf(source) }),
    ...(screen === 'own' && { blocks: blocksOf(source, path) }),
  };
  return { page: pageOf(address, content), ...deepFilled(parts, fillingOf(content)) };
}
