import { PATHS } from '#shared/catalogue';
import { hasMaterials, isLeftOut, serviceLabel, type SiteData } from '#shared/content/addresses/site';

const RENTALS = { label: 'Equipment for rent', path: PATHS.rentals };

/** A link to the rentals, unless the company has none. */
export const rentalLinks = (site: SiteData) => (isLeftOut(site, PATHS.rentals) ? [] : [RENTALS]);

/** A link to all materials, unless the company supplies none. */
export const materialLinks = (site: SiteData, label: string) =>
  hasMaterials(site) ? [{ label, path: PATHS.services }] : [];

/** Links to each material, the materials form and the rentals. */
export const supplyLinks = (site: SiteData) => [
  ...site.services
    .filter(({ form }) => form === 'inquiry')
    .map((service) => ({ label: serviceLabel(service), path: service.path })),
  ...materialLinks(site, 'Inquire about materials'),
  ...rentalLinks(site),
];
