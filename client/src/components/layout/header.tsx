import { PATHS } from '#shared/catalogue';
import { useFirm } from '../../content/content-context.tsx';
import { Link } from '../link/link.tsx';
import { NavMenu } from '../nav-menu/nav-menu.tsx';
import styles from './layout.module.css';
import { Logo } from './logo.tsx';

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={PATHS.home} className={styles.logo}>
          <Logo alt={`${useFirm().name}, home`} fetchPriority="low" />
        </Link>
        <NavMenu />
      </div>
    </header>
  );
}
