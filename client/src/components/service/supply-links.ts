import { PATHS } from '#shared/catalogue';
import { hasMaterials, isLeftOut, serviceLabel, type SiteData } from '#shared/content/site/site';

const RENTALS = { label: 'Equipment for rent', path: PATHS.rentals };

/** The way to the rentals, of a firm that has some. */
export const rentalLinks = (site: SiteData) => (isLeftOut(site, PATHS.rentals) ? [] : [RENTALS]);

/** The way to all materials, of a firm that supplies some. */
export const materialLinks = (site: SiteData, label: string) =>
  hasMaterials(site) ? [{ label, path: PATHS.services }] : [];

/** What the firm supplies: each material, the form that asks for them, and the rentals. */
export const supplyLinks = (site: SiteData) => [
  ...site.services
    .filter(({ form }) => form === 'inquiry')
    .map((service) => ({ label: serviceLabel(service), path: service.path })),
  ...materialLinks(site, 'Inquire about materials'),
  ...rentalLinks(site),
];
