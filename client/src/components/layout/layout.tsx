import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { useFirm } from '../../content/content-context.tsx';
import { useNavigationFocus } from '../../hooks/use-navigation-focus.ts';
import { CallBar } from '../call-bar/call-bar.tsx';
import { Link } from '../link/link.tsx';
import { NavMenu } from '../nav-menu/nav-menu.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import styles from './layout.module.css';

function Header() {
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

export function Layout({ children }: { children: ReactNode }) {
  useNavigationFocus();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      {useLocation().pathname !== PATHS.adminDashboard && <Header />}
      {children}
      <Footer />
      <CallBar />
    </>
  );
}
