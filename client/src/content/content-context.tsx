import { createContext, type ReactNode, useContext } from 'react';
import type { PageData, ServedRows } from '#shared/content/site/page-data';
import type { ShownFirm, SiteData } from '#shared/content/site/site';
import { useEditedContent } from './edited-content.ts';

interface ContentValue {
  site: SiteData;
  /** The page that was served or prerendered; navigation loads the data of others. */
  served: PageData;
  /** Only while a page is prerendered. */
  rows?: ServedRows;
}

const ContentContext = createContext<ContentValue | undefined>(undefined);

export function ContentProvider({ children, ...value }: ContentValue & { children: ReactNode }) {
  return <ContentContext value={value}>{children}</ContentContext>;
}

function useContent(): ContentValue {
  const value = useContext(ContentContext);
  if (!value) throw new Error('ContentProvider is missing above this component.');
  return value;
}

/** What every page knows of the content. */
export function useSite(): SiteData {
  const { site } = useContent();
  return useEditedContent((edited) => edited.site) ?? site;
}

/** The same as it was served, whatever is being edited. */
export const useServedSite = (): SiteData => useContent().site;

export const useFirm = (): ShownFirm => useSite().firm;

export const useServedPage = (): PageData => useContent().served;

export const useServedRows = (): ServedRows => useContent().rows ?? {};
