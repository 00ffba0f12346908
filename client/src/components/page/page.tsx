import { edit } from '#shared/content/places';
import type { ReactNode } from 'react';
import type { Page as ContentPage } from '#shared/content/site/page-data';
import type { SharePicture } from '#shared/content/pictures/picture';
import { usePageData } from '../../content/page-context.tsx';
import { lengthOf } from './length-of.ts';
import { PageHead } from './page-head.tsx';
import styles from './page.module.css';

interface PageProps {
  /** Replaces the current page's head data and heading. */
  page?: ContentPage;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Replaces the band with the heading; must contain the h1. */
  hero?: ReactNode;
  /** Replaces the default share picture. */
  share?: SharePicture;
  /** Sections span the full width; other content keeps to the text width. */
  children?: ReactNode;
}

export function Page({ page, lead, hero, share, children }: PageProps) {
  const own = usePageData().page;
  const shown = page ?? own;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <PageHead page={shown} share={share} />
      {hero ?? (
        <div className={`${styles.band} ${styles.drawn}`}>
          <h1 tabIndex={-1} data-length={lengthOf(shown.heading)}>
            {shown.heading}
          </h1>
          {lead && (
            <p className={styles.lead} {...edit(shown, 'description')}>
              {lead}
            </p>
          )}
        </div>
      )}
      {children}
    </main>
  );
}
