import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { PageData, ShownProjectOfPeriod } from '#shared/content/site/page-data';
import type { PageAddress, SiteData } from '#shared/content/addresses/site';

interface EditedContent {
  /** Whether the page is being edited, which stops automatic movement. */
  isStill?: boolean;
  site?: SiteData;
  /** Undefined for a page that shows no content. */
  pageAt?: (address: Pick<PageAddress, 'path'>) => PageData | undefined;
  /** The projects of all periods, computed on demand. */
  allProjects?: () => readonly ShownProjectOfPeriod[];
  /** The editor's tools above a period's projects. */
  projectTools?: (period: string) => ReactNode;
}

/** Drafts that replace the served content in the editor; empty for everybody else. */
export const useEditedContent = create<EditedContent>(() => ({}));
