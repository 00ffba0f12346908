import { PATHS } from '#shared/catalogue';
import { deferred } from '../../components/page/deferred.tsx';
import { Page } from '../../components/page/page.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { Hero } from './hero.tsx';

const HomeSections = deferred(PATHS.home, async () => (await import('./home-sections.tsx')).HomeSections);

export function HomePage() {
  const { heading, description } = usePageData().page;
  return (
    <Page hero={<Hero heading={heading} lead={description} />}>
      <HomeSections />
    </Page>
  );
}
