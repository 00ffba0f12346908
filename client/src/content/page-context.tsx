import { createContext, type ReactNode, use, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageData } from '#shared/content/page-data';
import { useServedPage, useSite } from './content-context.tsx';
import { loadPage } from './load-page.ts';
import { pageAt } from './page-at.ts';

const PageContext = createContext<PageData | undefined>(undefined);

/** Gives its children the data of the page at the current address, which it waits for. */
export function CurrentPage({ children }: { children: (data: PageData) => ReactNode }) {
  const site = useSite();
  const served = useServedPage();
  const found = loadPage(site, served, pageAt(site, useLocation().pathname));
  const data = found instanceof Promise ? use(found) : found;
  return <PageContext value={data}>{children(data)}</PageContext>;
}

/** What the current page shows. */
export function usePageData(): PageData {
  const data = useContext(PageContext);
  if (!data) throw new Error('CurrentPage is missing above this component.');
  return data;
}
