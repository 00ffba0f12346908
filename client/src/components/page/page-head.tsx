import type { Page } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { ORGANIZATION, scriptJson } from '#shared/structured-data';
import { SHARE_PICTURE, type SharePicture } from '../../pictures/share.ts';

interface PageHeadProps {
  page: Page;
  share?: SharePicture;
}

/** React moves these tags into the document's head, except the structured data. */
export function PageHead({ page, share = SHARE_PICTURE }: PageHeadProps) {
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
      {(page.screen === 'home' || page.screen === 'contact') && <StructuredData />}
      <meta property="og:image" content={COMPANY.site + share.url} />
      <meta property="og:image:width" content={String(share.width)} />
      <meta property="og:image:height" content={String(share.height)} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The company for search engines. The Content-Security-Policy applies to scripts, not to JSON-LD. */
const StructuredData = () => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(ORGANIZATION) }} />
);
