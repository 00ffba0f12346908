import { useLocation } from 'react-router-dom';
import { edit } from '#shared/content/places';
import { PATHS } from '#shared/catalogue';
import { isLeftOut, serviceLabel, type SiteData } from '#shared/content/addresses/site';
import { useFirm, useSite } from '../../content/content-context.tsx';
import { useBrowserValue } from '../../hooks/use-browser-value.ts';
import { LinkButton } from '../button/link-button.tsx';
import { ContactLinks } from './contact-links.tsx';
import { supplyLinks } from '../service/supply-links.ts';
import { Link, OutsideLink } from '../link/link.tsx';
import { Logo } from './logo.tsx';
import styles from './layout.module.css';

const CREDENTIALS = { label: 'Licenses and certificates', path: PATHS.credentials };

const linksTo = (services: SiteData['services']) =>
  services.map((service) => ({ label: serviceLabel(service), path: service.path }));

const offersOf = ({ services }: SiteData) => linksTo(services.filter(({ menu }) => menu === 'offer'));

const aboutTheFirm = (site: SiteData) =>
  [
    { label: 'About the company', path: PATHS.about },
    { label: 'All projects', path: PATHS.projects },
    ...(site.hasCredentials ? [CREDENTIALS] : []),
    { label: 'Careers', path: PATHS.careers },
    { label: 'Contact us', path: PATHS.contact },
    ...(site.own ?? []).filter(({ place }) => place === 'footer'),
    { label: 'Privacy notice', path: PATHS.privacy },
  ].filter(({ path }) => !isLeftOut(site, path));

export function Footer() {
  const { pathname } = useLocation();
  return pathname === PATHS.adminDashboard ? <SlimFooter /> : <WideFooter />;
}

/** The footer of the dashboard. */
function SlimFooter() {
  return (
    <footer className={styles.footer} data-slim>
      <Copyright />
      <SocialLinks />
    </footer>
  );
}

function WideFooter() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Office />
        <FooterLinks heading="We offer" links={offersOf(site)} />
        <FooterLinks heading="We supply" links={supplyLinks(site)} />
        <FooterLinks heading="Company" links={aboutTheFirm(site)} />
      </div>
      <Copyright />
    </footer>
  );
}

const thisYear = () => new Date().getFullYear();

/** The year of prerendering, which hydration must repeat even if it has passed. */
const yearInHtml = () =>
  typeof document === 'undefined' ? thisYear() : Number(document.getElementById('root')?.dataset.year);

const useCurrentYear = () => useBrowserValue(thisYear, yearInHtml);

function Copyright() {
  const year = useCurrentYear();
  const firm = useFirm();
  return (
    <p className={styles.copyright} {...edit(firm, 'legalName')}>
      &copy; {year} {firm.legalName.replace(/\.$/, '')}. All rights reserved.
    </p>
  );
}

const SocialLinks = () =>
  useFirm().social.map(({ label, url }) => (
    <OutsideLink key={url} href={url}>
      {label}
    </OutsideLink>
  ));

function Office() {
  const { address, building, name } = useFirm();
  return (
    <div>
      <Logo alt={name} loading="lazy" />
      <address className={styles.address} {...edit(address)}>
        {building}
        <br />
        {address.street}, {address.locality}
        <br />
        {address.region} {address.postalCode}, {address.country}
      </address>
      <ContactLinks className={styles.contacts} />
      <LinkButton to={PATHS.offers} className={styles.quote}>
        Request a free quote
      </LinkButton>
      <SocialLinks />
    </div>
  );
}

interface FooterLinksProps {
  heading: string;
  links: { label: string; path: string }[];
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
