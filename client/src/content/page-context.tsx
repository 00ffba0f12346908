import { createContext, type ReactNode, useContext } from 'react';
import type { PageData } from '#shared/content/page-data';

const PageContext = createContext<PageData | undefined>(undefined);

export const PageProvider = ({ data, children }: { data: PageData; children: ReactNode }) => (
  <PageContext value={data}>{children}</PageContext>
);

/** What the current page shows. */
export function usePageData(): PageData {
  const data = useContext(PageContext);
  if (!data) throw new Error('PageProvider is missing above this component.');
  return data;
}
