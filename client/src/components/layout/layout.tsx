import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { useNavigationFocus } from '../../hooks/use-navigation-focus.ts';
import { CallBar } from '../call-bar/call-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

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
