import { PATHS } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import logo from '../../images/logo-reversed.svg';
import { Link } from '../link/link.tsx';
import { NavMenu } from '../nav-menu/nav-menu.tsx';
import styles from './layout.module.css';

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={PATHS.home} className={styles.logo}>
          <img src={logo} width="158" height="32" alt={`${COMPANY.name}, home`} fetchPriority="low" />
        </Link>
        <NavMenu />
      </div>
    </header>
  );
}
