import { createContext, type ReactNode, useContext } from 'react';
import type { PageData, ServedRows } from '#shared/content/page-data';
import type { ShownFirm, SiteData } from '#shared/content/site';

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
export const useSite = (): SiteData => useContent().site;

export const useFirm = (): ShownFirm => useContent().site.firm;

export const useServedPage = (): PageData => useContent().served;

export const useServedRows = (): ServedRows => useContent().rows ?? {};
