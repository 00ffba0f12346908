import { PATHS, serviceLabel, SERVICES } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { useCurrentYear } from '../../hooks/use-current-year.ts';
import logo from '../../images/logo-reversed.svg';
import { FooterLinks } from './footer-links.tsx';
import styles from './layout.module.css';

const OFFERS = SERVICES.filter(({ menu }) => menu === 'offer').map((service) => ({
  label: serviceLabel(service),
  path: service.path,
}));

const SUPPLIES = [
  { label: 'Inquire about materials', path: PATHS.services },
  { label: 'Equipment for rent', path: PATHS.rentals },
];

const FIRM = [
  { label: 'About the company', path: PATHS.about },
  { label: 'Careers', path: PATHS.careers },
  { label: 'Contact us', path: PATHS.contact },
  { label: 'Privacy notice', path: PATHS.privacy },
];

export function Footer() {
  const { address, building, legalName, name, social } = COMPANY;
  const year = useCurrentYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <img src={logo} width="158" height="32" alt={name} loading="lazy" />
          <address className={styles.address}>
            {building}
            <br />
            {address.street}, {address.locality}
            <br />
            {address.region} {address.postalCode}, {address.country}
          </address>
          <a href={social.url} target="_blank" rel="noopener noreferrer">
            {social.label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
        <FooterLinks heading="We offer" links={OFFERS} />
        <FooterLinks heading="We supply" links={SUPPLIES} />
        <FooterLinks heading="The firm" links={FIRM} />
      </div>
      <p className={styles.copyright}>
        &copy; {year} {legalName}. All rights reserved.
      </p>
    </footer>
  );
}
