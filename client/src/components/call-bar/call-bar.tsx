import { useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { telAddress } from '#shared/content/contact/phone';
import { useSite } from '../../content/content-context.tsx';
import { pageAt } from '../../content/page-at.ts';
import { LinkButton } from '../button/link-button.tsx';
import { buttonClass } from '../button/button.tsx';
import styles from './call-bar.module.css';

/** Bottom bar on phones with the two actions that most visitors come for, except a link to the page itself; not on admin pages. */
export function CallBar() {
  const site = useSite();
  const { screen } = pageAt(site, useLocation().pathname);
  const [phone] = site.firm.phones;
  if (!phone || screen.startsWith('admin-')) return null;
  return (
    <nav className={styles.bar} aria-label="Call or get a quote">
      <a href={telAddress(phone.number)} className={buttonClass('primary')}>
        Call<span className="visually-hidden"> {phone.number}</span>
      </a>
      {screen !== 'quote' && <LinkButton to={PATHS.offers}>Get a quote</LinkButton>}
    </nav>
  );
}
