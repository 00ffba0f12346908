import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { PageData, ShownProjectOfPeriod } from '#shared/content/site/page-data';
import type { PageAddress, SiteData } from '#shared/content/site/site';

interface EditedContent {
  /** Whether the page is being edited: nothing moves by itself then. */
  isStill?: boolean;
  site?: SiteData;
  /** Undefined for a page that shows no content. */
  pageAt?: (address: Pick<PageAddress, 'path'>) => PageData | undefined;
  /** The projects of all periods, made when they are asked for. */
  allProjects?: () => readonly ShownProjectOfPeriod[];
  /** What the editor puts above the projects of a period. */
  projectTools?: (period: string) => ReactNode;
}

/** The drafts that an editor sees in the place of what was served; empty for everybody else. */
export const useEditedContent = create<EditedContent>(() => ({}));
