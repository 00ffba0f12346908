import type { ReactNode } from 'react';
import { useArrival } from '../../hooks/use-arrival.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

export function Layout({ children }: { children: ReactNode }) {
  useArrival();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Header />
      {children}
      <Footer />
    </>
  );
}
