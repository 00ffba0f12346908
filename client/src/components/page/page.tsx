import type { ReactNode } from 'react';
import type { Page as CataloguePage } from '#shared/catalogue';
import type { SharePicture } from '../../pictures/share.ts';
import { PageHead } from './page-head.tsx';
import styles from './page.module.css';

interface PageProps {
  page: CataloguePage;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Replaces the band with the heading, and contains the h1. */
  hero?: ReactNode;
  /** Replaces the default share picture. */
  share?: SharePicture;
  /** A Section spans the full width; other content keeps to the width of the text. */
  children?: ReactNode;
}

export function Page({ page, lead, hero, share, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <PageHead page={page} share={share} />
      {hero ?? (
        <div className={styles.band}>
          <h1 tabIndex={-1}>{page.heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      {children}
    </main>
  );
}
