import type { Page } from '#shared/content/site/page-data';
import type { SharePicture } from '#shared/content/pictures/picture';
import { useSite } from '../../content/content-context.tsx';

interface PageHeadProps {
  page: Page;
  /** Replaces the site's share picture. */
  share?: SharePicture;
}

/** React moves these tags into the document's head. */
export function PageHead({ page, share: own }: PageHeadProps) {
  const { firm, isSample, share: usual } = useSite();
  const share = own ?? usual;
  const title = `${page.title} | ${firm.name}`;
  const address = firm.site + page.path;
  const unlisted = page.unlisted ?? isSample;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={firm.site + share.url} />
      <meta property="og:image:width" content={String(share.width)} />
      <meta property="og:image:height" content={String(share.height)} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
