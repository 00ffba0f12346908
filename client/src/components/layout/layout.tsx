import type { ReactNode } from 'react';
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
      <Header />
      {children}
      <Footer />
      <CallBar />
    </>
  );
}
