import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { decoded } from '#shared/text/decoded';
import { useFirm } from '../../content/content-context.tsx';
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

/**
 * After a navigation within the site, focuses the new page's heading and scrolls to the top or to the hash. Back and Forward keep the
 * scroll position that the browser restores. Nothing happens when only the query changes, or when the editor follows a service to its new
 * address.
 */
function useNavigationFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const seen = useRef(location);

  useEffect(() => {
    const before = seen.current;
    seen.current = location;
    if (before.key === location.key) return;
    if (before.pathname === location.pathname && before.search !== location.search) return;
    if ((location.state as { stays?: true } | null)?.stays) return;
    const target = document.getElementById(decoded(location.hash.slice(1)) ?? '');
    if (!target && type !== NavigationType.Pop) window.scrollTo(0, 0);
    target?.scrollIntoView();
    const focused = target ?? document.querySelector<HTMLElement>('h1');
    focused?.focus({ preventScroll: true });
  }, [location, type]);
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
