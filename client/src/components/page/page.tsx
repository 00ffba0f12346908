import type { ReactNode } from 'react';
import type { Page as CataloguePage } from '../../../../shared/catalogue.ts';
import type { SharePicture } from '../../pictures/share.ts';
import { PageHead } from './page-head.tsx';
import styles from './page.module.css';

interface PageProps {
  page: CataloguePage;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Takes the place of the heading's band, and brings the h1. */
  hero?: ReactNode;
  /** In place of the site's own share picture. */
  share?: SharePicture;
  /** Sections run from edge to edge; anything else keeps to the content's width. */
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
