import { createContext, type ReactNode, useContext } from 'react';
import type { PageData, ServedRows } from '#shared/content/site/page-data';
import type { ShownFirm, SiteData } from '#shared/content/addresses/site';
import { useEditedContent } from './edited-content.ts';

interface ContentValue {
  site: SiteData;
  /** The served or prerendered page; navigation loads the data of others. */
  served: PageData;
  /** Present only during prerendering. */
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

/** Content shared by all pages, including unpublished edits in the editor. */
export function useSite(): SiteData {
  const { site } = useContent();
  return useEditedContent((edited) => edited.site) ?? site;
}

/** The shared content as served, without edits. */
export const useServedSite = (): SiteData => useContent().site;

export const useFirm = (): ShownFirm => useSite().firm;

export const useServedPage = (): PageData => useContent().served;

export const useServedRows = (): ServedRows => useContent().rows ?? {};
