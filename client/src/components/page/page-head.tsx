import type { Page } from '../../../../shared/catalogue.ts';
import { COMPANY } from '../../../../shared/company.ts';
import { Organization } from './organization.tsx';

/** React moves all tags but the structured data into the document's head. */
export function PageHead({ page }: { page: Page }) {
  const title = `${page.title} | ${COMPANY.name}`;
  const address = COMPANY.site + page.path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={COMPANY.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      {(page.screen === 'home' || page.screen === 'contact') && <Organization />}
    </>
  );
}
