import { PATHS } from '#shared/catalogue';
import { deferred } from '../../components/page/deferred.tsx';
import { Page } from '../../components/page/page.tsx';
import { usePageData } from '../../content/page-context.tsx';

const AboutSections = deferred(PATHS.about, async () => (await import('./about-sections.tsx')).AboutSections);

export function AboutPage() {
  return (
    <Page lead={usePageData().page.description}>
      <AboutSections />
    </Page>
  );
}
