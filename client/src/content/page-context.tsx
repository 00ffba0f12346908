import { createContext, type ReactNode, useContext } from 'react';
import type { PageData } from '#shared/content/site/page-data';
import { useEditedContent } from './edited-content.ts';

const PageContext = createContext<PageData | undefined>(undefined);

export function PageProvider({ data, children }: { data: PageData; children: ReactNode }) {
  const { pageAt } = useEditedContent();
  return <PageContext value={pageAt?.(data.page) ?? data}>{children}</PageContext>;
}

/** The current page's data. */
export function usePageData(): PageData {
  const data = useContext(PageContext);
  if (!data) throw new Error('PageProvider is missing above this component.');
  return data;
}
