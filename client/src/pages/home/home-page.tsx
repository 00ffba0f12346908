import { type Page as CataloguePage, PATHS } from '#shared/catalogue';
import { deferred } from '../../components/page/deferred.tsx';
import { Page } from '../../components/page/page.tsx';
import { Hero } from './hero.tsx';

const HomeSections = deferred(PATHS.home, async () => (await import('./home-sections.tsx')).HomeSections);

export function HomePage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} hero={<Hero heading={page.heading} lead={page.description} />}>
      <HomeSections />
    </Page>
  );
}
